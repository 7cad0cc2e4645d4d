import { expect, test, vi } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { Modal } from './modal.tsx';

test('a press beside a dialog closes it, one on its margin does not', async () => {
  const close = vi.fn();
  const place = await rendered(
    <Modal title="Menu" onClose={close}>
      {null}
    </Modal>,
  );
  const dialog = place.querySelector('dialog');
  if (dialog === null) throw new Error('there is no dialog');
  dialog.getBoundingClientRect = () => new DOMRect(100, 20, 400, 300);
  const press = (clientX: number, clientY: number) =>
    dialog.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }));
  press(104, 40);
  expect(close).not.toHaveBeenCalled();
  press(20, 40);
  expect(close).toHaveBeenCalledOnce();
});
