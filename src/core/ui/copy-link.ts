/** Copies a link; false if the browser refuses, or the page is insecure and has no clipboard. */
export async function copyLink(link: string): Promise<boolean> {
  if (!isSecureContext) return false;
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
