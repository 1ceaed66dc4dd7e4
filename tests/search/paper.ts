import { documentAddress } from '@site/contract/document-address';
import { readFormerDocument } from '@site/contract/former-documents';

/** A paper of a product, by its catalogue number and what it is: `flu-25`, `instructions-for-use-en`. */
export function paper(reference: string, name: string): string {
	const asked = readFormerDocument(`/documents/products/ha-${reference}/${name}.pdf`);
	if (!asked) throw new Error(`no such paper: ${name}`);
	return `document ${documentAddress({ ...asked, reference: asked.reference.toUpperCase() })}`;
}
