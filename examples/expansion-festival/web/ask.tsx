import { type AskProps, type Asks, FigurePicture, Told, useAskWords } from '@bastide/web/table';

/** FS2: the figure itself is pressed, on the land; here stands what it costs. */
function CallHome({ seat, seats, answers }: AskProps) {
  const say = useAskWords('festival');
  const { figure = '' } = answers[0].target;
  return <Told picture={<FigurePicture kind={figure} colour={seats[seat].colour} />}>{say('home')}</Told>;
}

export const asks: Asks = { 'festival/home': { Panel: CallHome } };
