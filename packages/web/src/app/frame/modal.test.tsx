import { expect, test, vi } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { Modal } from './modal.tsx';

test('a press beside a dialog closes it, one on its margin or begun there does not', async () => {
  const close = vi.fn();
  const place = await rendered(
    <Modal title="Menu" onClose={close}>
      {null}
    </Modal>,
  );
  const dialog = place.querySelector('dialog');
  if (dialog === null) throw new Error('there is no dialog');
  dialog.getBoundingClientRect = () => new DOMRect(100, 20, 400, 300);
  const tell = (what: string, clientX: number) =>
    dialog.dispatchEvent(new MouseEvent(what, { clientX, clientY: 40, bubbles: true }));
  const press = (from: number, to = from) => {
    tell('mousedown', from);
    tell('click', to);
  };
  press(104);
  // Somebody selects words and lets go beside it.
  press(104, 20);
  expect(close).not.toHaveBeenCalled();
  press(20);
  expect(close).toHaveBeenCalledOnce();
});
