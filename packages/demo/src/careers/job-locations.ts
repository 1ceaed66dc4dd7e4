import type { JobLocation } from '@site/contract/careers';

export const sanDiego: JobLocation = { id: 1, name: { en: 'San Diego', cn: '圣迭戈' }, country: 'US', remote: false };
export const atlanta: JobLocation = { id: 2, name: { en: 'Atlanta', cn: '亚特兰大' }, country: 'US', remote: false };
export const suzhou: JobLocation = { id: 3, name: { en: 'Suzhou', cn: '苏州' }, country: 'CN', remote: false };
export const singapore: JobLocation = { id: 4, name: { en: 'Singapore', cn: '新加坡' }, country: 'SG', remote: false };
export const remote: JobLocation = {
	id: 5,
	name: { en: 'Remote (US)', cn: '远程（美国）' },
	country: 'US',
	remote: true,
};

export const jobLocations: JobLocation[] = [sanDiego, atlanta, suzhou, singapore, remote];
