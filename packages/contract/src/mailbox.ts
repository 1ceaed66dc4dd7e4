/** The mailbox that an e-mail address leads to: what follows a plus sign and letter case change nothing. */
export const mailboxOf = (email: string): string =>
	email
		.trim()
		.toLowerCase()
		.replace(/\+[^@]*(?=@[^@]*$)/, '');
