import { brand } from '@site/contract/brand';
import { leadFormAddress } from '@site/contract/lead-forms';
import type { NavigationItem, SiteSettings } from '@site/contract/settings';
import { loincVersion } from './catalogue/laboratory-codes.ts';
import { usualOrdering } from './catalogue/ordering.ts';
import { presentAddress, suzhouOffice } from './company/addresses.ts';

/** Readers of Chinese use other networks. */
const profile = (network: string) => ({
	en: `https://example.com/${network}/${brand.slug}`,
	cn: `https://example.com/${network}/${brand.slug}-cn`,
});

export const settings: SiteSettings = {
	address: presentAddress,
	phone: { en: '+1 (858) 555-0146', cn: suzhouOffice.phone },
	email: `hello@${brand.slug}.example`,
	privacyEmail: `privacy@${brand.slug}.example`,
	hours: {
		en: 'Monday to Friday, 8:00 a.m. to 5:00 p.m. Pacific Time',
		cn: `电话由苏州办公室（${suzhouOffice.address.cn}）接听，周一至周五 8:30–17:30（北京时间）`,
	},
	links: {
		university: { en: 'https://example.com/university/department-of-diagnostics' },
		universityNews: { en: '/resources/gift-to-the-university-for-diagnostics-teaching-and-research' },
		shop: { en: 'https://example.com/shop' },
		retailerOne: { en: 'https://example.com/retailer-one/flu-a-b-covid-19-at-home-test-2-pack' },
		retailerTwo: { en: 'https://example.com/retailer-two/flu-a-b-covid-19-at-home-test-4-pack' },
		fertilityShop: { en: 'https://example.com/shop/fertility-analyzer' },
		eventPage: { en: '/events' },
		quoteForm: { en: leadFormAddress('quote') },
		distributorForm: { en: leadFormAddress('distributor') },
		sampleKitForm: { en: leadFormAddress('sampleKit') },
		newsletterForm: { en: leadFormAddress('newsletter') },
		video: { en: '/media-room' },
	},
	social: {
		professional: profile('professional-network'),
		microblog: profile('microblog'),
		shortVideo: profile('short-video'),
		video: profile('video-channel'),
	},
	share: {
		en: {
			facebook: 'https://www.facebook.com/sharer/sharer.php?u={url}',
			x: 'https://x.com/intent/post?url={url}&text={title}',
			linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
			weibo: '',
			wechat: false,
		},
		cn: {
			facebook: '',
			x: '',
			linkedin: '',
			weibo: 'https://service.weibo.com/share/share.php?url={url}&title={title}',
			wechat: true,
		},
	},
	videoHosts: [],
	ordering: usualOrdering,
	loincVersion,
	tagManager: { id: '', script: '' },
};

/** The main categories of the header's second row. `/diagnostics` shows the supply-chain page, so that one item serves both. */
export const navigation: NavigationItem[] = [
	{ id: 1, name: { en: 'Products', cn: '产品' }, url: '/product/all' },
	{ id: 2, name: { en: 'Supply Chain', cn: '供应链' }, url: '/supply-chain' },
	{ id: 3, name: { en: 'Contract Manufacturing', cn: '委托生产' }, url: '/contract-manufacturing' },
	{ id: 4, name: { en: 'Partnering', cn: '合作' }, url: '/partnering' },
	{ id: 5, name: { en: 'Resources', cn: '新闻与资料' }, url: '/resources' },
	{ id: 6, name: { en: 'Events', cn: '活动' }, url: '/events' },
	{ id: 7, name: { en: 'About', cn: '关于我们' }, url: '/about' },
	{ id: 8, name: { en: 'Become a Distributor', cn: '成为经销商' }, url: '/become-a-distributor' },
];
