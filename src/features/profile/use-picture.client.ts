import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { showError } from '../../core/stores/toasts.ts';
import { squarePicture } from './square-picture.client.ts';

/** A chosen picture, ready for upload. */
export interface ChosenPicture {
  name: string;
  picture: Blob;
  /** Object URL of the preview. */
  preview: string;
}

/** The chosen avatar, cropped at once so that the preview shows the result. */
export function usePicture() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    return chosen ? () => URL.revokeObjectURL(chosen.preview) : undefined;
  }, [chosen]);

  async function choose(file: File | undefined) {
    if (!file) return;
    const squared = await attempt(() => squarePicture(file));
    if (squared.kind === 'failed') {
      setProblem(squared.message);
      sayFailure(squared, { title: m.toast_error(), text: squared.message });
    } else if (squared.value) {
      setProblem(undefined);
      setChosen({ name: file.name, picture: squared.value, preview: URL.createObjectURL(squared.value) });
    } else {
      setProblem(m.account_profile_images_only());
      showError({ title: m.toast_error(), text: m.account_profile_images_only() });
    }
  }

  return {
    chosen,
    problem,
    choose: (file: File | undefined) => void choose(file),
    clear: () => setChosen(null),
  };
}
