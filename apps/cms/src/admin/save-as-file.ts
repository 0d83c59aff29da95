/** Saves the body of a response as a file, as a click on a download link would. */
export async function saveAsFile(response: Response, name: string): Promise<void> {
  const href = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
