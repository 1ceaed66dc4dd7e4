/** Our own forms, the default targets of the lead links (PAGE-16). */
export const leadForms = {
	sampleKit: { id: '1', type: 'Sample kit request' },
	/** The specification gives it the number of the sample kit, so the address also names the purpose. */
	newsletter: { id: '1', for: 'newsletter', type: 'Newsletter sign-up' },
	distributor: { id: '23', type: 'Distributor application' },
	quote: { id: 'quote', type: 'Quote request' },
} as const;
export type LeadForm = keyof typeof leadForms;

export const leadFormPath = '/lead-form/';

export function leadFormAddress(form: LeadForm): string {
	const lead = leadForms[form];
	return `${leadFormPath}${lead.id}${'for' in lead ? `?for=${lead.for}` : ''}`;
}

/** The form that an address names, if any. */
export function leadFormOf(id: string, purpose: string | null): LeadForm | undefined {
	if (id === leadForms.newsletter.id) return purpose === leadForms.newsletter.for ? 'newsletter' : 'sampleKit';
	if (id === leadForms.distributor.id) return 'distributor';
	return id === leadForms.quote.id ? 'quote' : undefined;
}

/** A lead link, ours or a CRM's, with the product it concerns. */
export const leadAddress = (address: string, name: 'product' | 'products' | 'items', value: string): string =>
	`${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;
