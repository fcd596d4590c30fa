import { Modal, type ModalProps } from '@mantine/core';
import { AskBeforeLoss } from './entry-guard.js';

/** A dialog with a form in it. Closing it asks before entries are lost. */
export const FormDialog = ({ onClose, ...rest }: ModalProps) => (
  <AskBeforeLoss>{(leave) => <Modal {...rest} onClose={() => leave(onClose)} />}</AskBeforeLoss>
);
