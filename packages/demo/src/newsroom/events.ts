import type { Text } from '@site/contract/language';
import type { Event, MeetingTimes } from '@site/contract/newsroom';
import { momentIn } from '@site/contract/zoned-time';
import { picture } from '../pictures.ts';
import { atGulfFair, atRespiratorySummit, atSupplyChainExpo, atWorkplaceCongress } from './shown-at-events.ts';

type Written = Omit<Event, 'sections'> & Partial<Pick<Event, 'sections'>>;

type Hours = { days: readonly string[]; from: string; count: number; minutes: number; place: Text };

/** Consecutive times from an hour on, in the local time of the place, on each of the days. */
function meetings(timeZone: string, ...hours: Hours[]): MeetingTimes {
	const times = hours.flatMap(({ days, from, count, minutes, place }) =>
		days.flatMap((day) =>
			Array.from({ length: count }, (_, index) => ({
				startsAt: new Date(momentIn(timeZone, { day, time: from }) + index * minutes * 60_000).toISOString(),
				minutes,
				place,
			})),
		),
	);
	return { timeZone, times: times.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)) };
}

const written: Written[] = [
	{
		id: 1,
		slug: 'point-of-care-forum-2025',
		title: { en: 'Point-of-Care Forum 2025', cn: '2025 即时检测论坛' },
		startsOn: '2025-09-16',
		endsOn: '2025-09-18',
		address: { en: 'Lakefront Congress Center, Chicago, IL, United States', cn: '美国伊利诺伊州芝加哥，湖滨会议中心' },
		booth: '1420',
		picture: picture('nt-probnp-reader-set-closeup'),
		url: '',
	},
	{
		id: 2,
		slug: 'asia-lab-and-diagnostics-week-2026',
		title: { en: 'Asia Lab & Diagnostics Week 2026', cn: '2026 亚洲实验室与诊断周' },
		startsOn: '2026-03-24',
		endsOn: '2026-03-27',
		address: { en: 'Marina East Exhibition Halls, Singapore', cn: '新加坡滨海东展览馆' },
		booth: 'B2-118',
		picture: picture('hba1c-analyzer-closeup'),
		url: '',
	},
	{
		id: 3,
		slug: 'family-practice-days-2026',
		title: { en: 'Family Practice Days 2026', cn: '2026 家庭医学日' },
		startsOn: '2026-06-11',
		endsOn: '2026-06-12',
		address: { en: 'Peachtree Conference Hotel, Atlanta, GA, United States', cn: '美国佐治亚州亚特兰大，桃树会议酒店' },
		booth: '37',
		picture: null,
		url: '',
	},
	{
		id: 4,
		slug: 'fertility-and-mens-health-congress-2026',
		title: { en: 'Fertility & Men’s Health Congress 2026', cn: '2026 生育与男性健康大会' },
		startsOn: '2026-10-07',
		endsOn: '2026-10-09',
		address: { en: 'Harborside Congress Hall, Boston, MA, United States', cn: '美国马萨诸塞州波士顿，海港会议厅' },
		booth: '512',
		picture: picture('fertility-analyzer'),
		url: '',
	},
	{
		id: 5,
		slug: 'winter-respiratory-summit-2026',
		title: { en: 'Winter Respiratory Summit 2026', cn: '2026 冬季呼吸道疾病峰会' },
		startsOn: '2026-12-02',
		endsOn: '2026-12-04',
		address: {
			en: 'Bayview Conference Center, San Diego, CA, United States',
			cn: '美国加利福尼亚州圣迭戈，湾景会议中心',
		},
		booth: '208',
		picture: picture('flu-ab-kit'),
		url: '',
		sections: [atRespiratorySummit],
		meetings: meetings('America/Los_Angeles', {
			days: ['2026-12-02', '2026-12-03'],
			from: '09:00',
			count: 6,
			minutes: 30,
			place: { en: 'Booth 208, table A', cn: '208 展位 A 桌' },
		}),
	},
	{
		id: 6,
		slug: 'gulf-medical-trade-fair-2027',
		title: { en: 'Gulf Medical Trade Fair 2027', cn: '2027 海湾医疗展' },
		startsOn: '2027-01-25',
		endsOn: '2027-01-28',
		address: { en: 'Creekside Exhibition Centre, Dubai, United Arab Emirates', cn: '阿联酋迪拜，溪畔展览中心' },
		booth: 'Z4.E31',
		picture: picture('malaria-pf-pan-kit'),
		url: 'https://example.com/events/gulf-medical-trade-fair-2027',
		sections: [atGulfFair],
		meetings: meetings(
			'Asia/Dubai',
			{
				days: ['2027-01-25', '2027-01-26', '2027-01-27'],
				from: '10:00',
				count: 4,
				minutes: 30,
				place: { en: 'Booth Z4.E31', cn: 'Z4.E31 展位' },
			},
			{
				days: ['2027-01-25', '2027-01-26', '2027-01-27'],
				from: '14:30',
				count: 3,
				minutes: 45,
				place: { en: 'Meeting room 2, above hall Z4', cn: 'Z4 馆上层 2 号会议室' },
			},
		),
	},
	{
		id: 7,
		slug: 'international-congress-on-rapid-testing-in-primary-care-schools-and-the-workplace-2027',
		title: {
			en: 'International Congress on Rapid Testing in Primary Care, Schools and the Workplace, with the Annual Meeting of Occupational Health Nurses 2027',
			cn: '2027 基层医疗、学校与职场快速检测国际大会暨职业健康护理年会',
		},
		startsOn: '2027-03-09',
		endsOn: '2027-03-12',
		address: {
			en: 'Rheinufer Messe, Hall 3, Düsseldorf, Germany',
			cn: '德国杜塞尔多夫，莱茵河畔展览中心 3 号馆',
		},
		booth: '3/C 46',
		picture: picture('oral-fluid-drug-device'),
		url: '',
		sections: [atWorkplaceCongress],
	},
	{
		id: 8,
		slug: 'east-china-ivd-supply-chain-expo-2027',
		title: { en: 'East China IVD Supply Chain Expo 2027', cn: '2027 华东体外诊断供应链博览会' },
		startsOn: '2027-04-20',
		endsOn: '2027-04-20',
		address: { en: 'Qiantang River Expo Center, Hangzhou, China', cn: '中国杭州，钱塘江博览中心' },
		booth: 'H1-A09',
		picture: null,
		url: '',
		sections: [atSupplyChainExpo],
	},
];

/** Oldest first: four are over, four are still to come on the sample day, November 15, 2026. */
export const events: Event[] = written.map((event) => ({ sections: [], ...event }));
