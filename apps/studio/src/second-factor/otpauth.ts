import { brand } from '@site/contract/brand';

/** The URI that an authenticator app scans. */
export function otpauthUri(email: string, secret: string): string {
	const label = encodeURIComponent(`${brand.name}:${email}`);
	return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`;
}
