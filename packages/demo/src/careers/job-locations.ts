import type { JobLocation } from '@site/contract/careers';

export const sanDiego: JobLocation = { id: 1, name: { en: 'San Diego', cn: '圣迭戈' } };
export const atlanta: JobLocation = { id: 2, name: { en: 'Atlanta', cn: '亚特兰大' } };
export const suzhou: JobLocation = { id: 3, name: { en: 'Suzhou', cn: '苏州' } };
export const singapore: JobLocation = { id: 4, name: { en: 'Singapore', cn: '新加坡' } };
export const remote: JobLocation = { id: 5, name: { en: 'Remote (US)', cn: '远程（美国）' } };

export const jobLocations: JobLocation[] = [sanDiego, atlanta, suzhou, singapore, remote];
