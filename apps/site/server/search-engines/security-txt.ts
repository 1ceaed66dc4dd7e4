const day = 24 * 60 * 60 * 1000;
/** It is made anew every day, so that it never comes to that. */
const validDays = 180;

/** Where to tell of a weakness (RFC 9116). */
export function securityTxt({ email, publicUrl, today }: { email: string; publicUrl: string; today: string }): string {
	const expires = new Date(Date.parse(today) + validDays * day).toISOString();
	return [
		`Contact: mailto:${email}`,
		`Contact: ${publicUrl}/contact`,
		`Expires: ${expires}`,
		'Preferred-Languages: en, zh',
		`Canonical: ${publicUrl}/.well-known/security.txt`,
		'',
	].join('\n');
}
