export const noMailServer =
	'This studio has no mail server and can send no link. Ask an administrator to set a new password for you.';
