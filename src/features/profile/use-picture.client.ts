import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { showError } from '../../core/stores/toasts.ts';
import { squarePicture } from './square-picture.client.ts';

/** A file the person chose, as it will be uploaded. */
export interface ChosenPicture {
  name: string;
  picture: Blob;
  /** Address of the local preview. */
  preview: string;
}

/** The chosen avatar, prepared at once so that the preview is what will be saved. */
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
