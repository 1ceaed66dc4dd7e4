import { expect, test } from 'vitest';
import { Film, isFramed, VideoHost } from './films.ts';
import { isWebVtt } from './web-vtt.ts';

const film = {
	id: 1,
	title: { en: 'Running the test' },
	poster: { url: '/media/a.webp', width: 16, height: 9, alt: { en: 'A test' } },
	file: { url: '/media/a-0123456789.mp4', format: 'MP4', bytes: 1 },
	captions: { english: '', chinese: '' },
	address: '',
};

test('a film has a file or an address, and captions that browsers read', () => {
	expect(Film.safeParse(film).success).toBe(true);
	expect(Film.safeParse({ ...film, file: null, address: 'https://films.example/1' }).success).toBe(true);
	expect(Film.safeParse({ ...film, file: null }).error?.issues[0]?.path).toEqual(['address']);
	expect(Film.safeParse({ ...film, captions: { english: 'Hello', chinese: '' } }).success).toBe(false);
});

test.each([
	['WEBVTT\n\n00:01.000 --> 00:02.000\nHello', true],
	['\uFEFFWEBVTT - ours\r\n\r\n1\r\n01:00:01.000 --> 01:00:02.000 line:10%\r\nHello\r\n', true],
	['1\n00:00:01,000 --> 00:00:02,000\nHello', false],
	['WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHello', false],
	['WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n0:03 --> 0:04\nLost', false],
	['WEBVTT\n\n00:01.000 --> 00:02.000\n\n', false],
	['WEBVTTX\n\n00:01.000 --> 00:02.000\nHello', false],
	['WEBVTT', false],
])('captions %j: %s', (text, isRight) => {
	expect(isWebVtt(text)).toBe(isRight);
});

test.each(['player.example.com', 'a.b-c.example'])('%s is a host', (host) => {
	expect(VideoHost.safeParse(host).success).toBe(true);
});

test.each([
	'https://player.example.com',
	'player.example.com/embed',
	'*.example.com',
	"'unsafe-inline'",
	'a.example; script-src *',
	'localhost',
	'',
])('%j is not a host', (host) => {
	expect(VideoHost.safeParse(host).success).toBe(false);
});

test('an outside film is framed by https from a host that staff allowed, and no other', { tags: '@D36' }, () => {
	const hosts = ['player.example.com'];
	expect(isFramed('https://player.example.com/embed/7', hosts)).toBe(true);
	for (const address of [
		'http://player.example.com/embed/7',
		'https://player.example.com.evil.example/7',
		'https://player.example.com:8443/7',
		'https://www.example.com/7',
		'/contact',
		'',
	])
		expect(isFramed(address, hosts)).toBe(false);
});
