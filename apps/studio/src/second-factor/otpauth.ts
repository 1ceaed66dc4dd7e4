import { brand } from '@site/contract/brand';

/** What an authenticator reads: whose code, of what, made from which secret. */
export function otpauthUri(email: string, secret: string): string {
	const label = encodeURIComponent(`${brand.name}:${email}`);
	return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`;
}
