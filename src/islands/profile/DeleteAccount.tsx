import { ACCOUNT_MESSAGES } from '../../domain/messages.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';

const LateDeleteDialog = late(() => import('./DeleteDialog.tsx').then((script) => script.DeleteDialog));

/** The way to delete one's account; the code of the dialog that asks comes with the first click. */
export function DeleteAccount({ userId }: { userId: string }) {
  const { asked, ask, close, putOff } = useAsked();

  return (
    <>
      <button type="button" className="button button-danger" onClick={ask}>
        {ACCOUNT_MESSAGES.account.submit.idle}
      </button>
      <LateDeleteDialog props={asked ? { userId, onCancel: close } : null} onMissing={putOff} />
    </>
  );
}
