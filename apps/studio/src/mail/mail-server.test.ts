import { expect, test } from 'vitest';
import { mailServer } from './email-adapter.ts';

test.each([
	['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true }],
	['smtps://mail.example.com', { port: 465, secure: true, requireTLS: false }],
	['smtp://127.0.0.1:25', { port: 25, secure: false, requireTLS: false }],
	['smtp://localhost:1025', { port: 1025, secure: false, requireTLS: false }],
	['smtp://relay:25?tls=off', { port: 25, secure: false, requireTLS: false }],
])('%s is used unencrypted only on this machine or if the address says so', (address, server) => {
	expect(mailServer(address)).toMatchObject(server);
});
