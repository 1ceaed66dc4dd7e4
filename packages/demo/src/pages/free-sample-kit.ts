import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import type { Action } from '@site/contract/sections';
import { picture } from '../pictures.ts';

const requestKit: Action = {
	label: { en: 'Request a Free Sample Kit', cn: '申请免费样品盒' },
	to: 'link:sampleKitForm',
	style: 'primary',
};
const requestTest: Action = {
	label: { en: 'Request your free test', cn: '申请免费检测样品' },
	to: 'link:sampleKitForm',
	style: 'primary',
};

export const freeSampleKit: ComposedPage = {
	key: 'free-sample-kit',
	title: { en: `Free Sample Kit - ${brand.name}`, cn: `免费样品盒 - ${brand.name}` },
	description: {
		en: 'Healthcare providers can request a free sample kit of the Flu A/B & COVID-19 multiplex rapid test: emergency use authorized, results in 10 minutes.',
		cn: '医疗机构可申请甲型/乙型流感与新冠病毒多联快速检测免费样品盒：已获紧急使用授权，10 分钟出结果。',
	},
	keywords: {
		en: 'free sample kit, flu A/B and COVID-19 multiplex, rapid test, emergency use authorized, healthcare providers',
		cn: '免费样品盒, 甲型/乙型流感与新冠多联检测, 快速检测, 紧急使用授权, 医疗机构',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'For healthcare providers', cn: '面向医疗机构' },
			title: { en: 'Try the Flu A/B & COVID-19 test for free', cn: '免费试用甲流、乙流与新冠检测' },
			text: {
				en: 'Results in 10 minutes. The test has not been FDA cleared or approved; it is authorized for emergency use.',
				cn: '10 分钟出结果。本检测未获 FDA 许可或批准，仅获授权用于紧急使用。',
			},
			picture: picture('sample-kit'),
			actions: [requestKit],
		},
		{
			kind: 'benefits',
			tone: 'white',
			title: { en: 'Three reasons to try it', cn: '三个试用理由' },
			items: [
				{
					icon: 'speed',
					title: { en: 'Results in 10 minutes', cn: '10 分钟出结果' },
					text: { en: 'While the patient is still in the room.', cn: '患者仍在诊室时即可获知结果。' },
				},
				{
					icon: 'microscope',
					title: { en: 'Flu A, flu B and COVID-19', cn: '甲流、乙流与新冠' },
					text: {
						en: 'Similar symptoms, told apart on one cassette.',
						cn: '症状相似，一张检测卡即可区分。',
					},
				},
				{
					icon: 'shield',
					title: { en: 'Emergency use authorized', cn: '已获紧急使用授权' },
					text: {
						en: 'For professional use, under its emergency use authorization.',
						cn: '在紧急使用授权范围内，供专业人员使用。',
					},
				},
			],
		},
		{
			kind: 'split',
			tone: 'pale',
			title: { en: 'What is in the kit', cn: '样品盒内容' },
			body: {
				en: '<ul><li>Test cassette in a sealed pouch</li><li>Sterile swab</li><li>Tube with extraction buffer</li><li>Instructions for use</li></ul>',
				cn: '<ul><li>独立密封包装的检测卡</li><li>无菌拭子</li><li>装有提取液的试管</li><li>使用说明书</li></ul>',
			},
			picture: picture('multiplex-cassette-kit-professional'),
			side: 'left',
			actions: [requestTest],
		},
		{
			kind: 'steps',
			form: 'row',
			tone: 'white',
			title: { en: 'Three steps at the point of care', cn: '三步完成检测' },
			intro: {
				en: 'In short: the instructions in the kit are what counts.',
				cn: '仅为概述，操作请以包装内说明书为准。',
			},
			items: [
				{
					title: { en: 'Swab and squeeze', cn: '采样与提取' },
					text: { en: 'Swab, stir it in the tube, squeeze it out.', cn: '采集鼻拭子，在试管中搅动后挤干取出。' },
					picture: picture('hands-swab'),
				},
				{
					title: { en: 'Drop and wait', cn: '滴加并等待' },
					text: { en: 'Drops into the well, then 10 minutes.', cn: '将液体滴入加样孔，等待 10 分钟。' },
					picture: picture('hands-drop-sample'),
				},
				{
					title: { en: 'Read', cn: '判读结果' },
					text: { en: 'By the lines in the window, by eye.', cn: '根据窗口中的线条目测判读。' },
					picture: picture('multiplex-cassette-kit-professional-closeup'),
				},
			],
		},
		{
			kind: 'steps',
			form: 'row',
			tone: 'pale',
			title: { en: 'How to get yours', cn: '如何获取' },
			items: [
				{
					title: { en: 'Fill in the form', cn: '填写表单' },
					text: { en: 'Tell us who you are and where you practice.', cn: '告诉我们您的身份与执业地点。' },
				},
				{
					title: { en: 'We check and ship', cn: '审核与寄送' },
					text: {
						en: 'Kits go to healthcare providers who may use the test.',
						cn: '样品盒寄送给有资格使用该检测的医疗机构。',
					},
				},
				{
					title: { en: 'Try it in your practice', cn: '在诊所试用' },
					text: { en: 'Questions? Our team is a phone call away.', cn: '如有疑问，欢迎致电我们的团队。' },
				},
			],
		},
		{
			kind: 'call',
			tone: 'deep',
			title: { en: 'See it in your own hands', cn: '亲自试用' },
			text: {
				en: 'This test has not been FDA cleared or approved; it is authorized for emergency use.',
				cn: '本检测未获 FDA 许可或批准，仅获授权用于紧急使用。',
			},
			actions: [
				requestTest,
				{
					label: { en: 'Prepare for the season', cn: '为呼吸道感染高发季做好准备' },
					to: '/campaigns/respiratory-season',
					style: 'secondary',
				},
			],
		},
	],
};
