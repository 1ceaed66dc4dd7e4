/** The mailbox of an e-mail address: a plus sign with the text after it and letter case do not matter. */
export const mailboxOf = (email: string): string =>
	email
		.trim()
		.toLowerCase()
		.replace(/\+[^@]*(?=@[^@]*$)/, '');
