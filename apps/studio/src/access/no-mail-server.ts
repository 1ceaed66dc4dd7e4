import type { Said } from '../words/said.ts';

export const noMailServer: Said = {
	en: 'This studio has no mail server and can send no link. Ask an administrator to set a new password for you.',
	zh: '此工作室没有邮件服务器，无法发送链接。请让管理员为您设置新密码。',
};
