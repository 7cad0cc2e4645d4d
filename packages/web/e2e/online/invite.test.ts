import { inject, test } from 'vitest';
import { Person, withPeople } from './person.ts';
import { createTable, gameBegins, samePosition } from './tables.ts';

const games = inject('games');

test('who watches needs no name, before the game and in it; who opens a table does, and is asked for it once', async () => {
  const people = [await Person.come('Ann'), await Person.come('Eve')];
  const [ann, eve] = people;
  await withPeople(people, async () => {
    const link = await createTable(ann, games);
    await eve.page.goto(link);
    await eve.button(eve.words['welcome.watch']).click();
    await eve.page.locator('.room-seats').getByText('Ann').waitFor();
    await ann.button(ann.words['room.start']).click();
    await gameBegins(ann, eve);
    await ann.page.locator('.watchers').waitFor();
    await ann.playOn(10);
    await samePosition(people);
    await eve.go('#/online');
    await eve.page.getByLabel(eve.words['welcome.name']).waitFor();

    // The name and the settings are remembered.
    await ann.go('#/online/friend');
    await ann.button(ann.words['invite.do']).waitFor();
    await ann.page.locator('.room-seats').getByText('Ann').waitFor();
  });
});
