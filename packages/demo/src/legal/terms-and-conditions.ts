import { brand } from '@site/contract/brand';
import type { Text } from '@site/contract/language';
import type { LegalText } from '@site/contract/pages';
import { termsSections } from './terms-sections.ts';

const numbered = (number: number, title: Text): Text => ({
	en: `${number}. ${title.en}`,
	cn: title.cn && `${number}. ${title.cn}`,
});

export const termsAndConditions: LegalText = {
	key: 'terms-and-conditions',
	updatedOn: '2026-09-01',
	intro: {
		en: `<p>Welcome to the website of ${brand.company} (“${brand.name},” “we,” “us” or “our”). These Terms and Conditions (the “Terms”) govern your use of this website and everything offered on it (the “Site”). Please read them with care. By using the Site you agree to them. If you do not agree, do not use the Site.</p>
<p><strong>Section 14 requires that disputes be resolved by individual arbitration and not in court, and Section 11 limits our liability.</strong></p>`,
		cn: `<p>欢迎访问 ${brand.company}（以下简称“${brand.name}”或“我们”）的网站。本使用条款（以下简称“本条款”）适用于您对本网站及其全部内容的使用，请仔细阅读。使用本网站即表示您同意本条款；如不同意，请勿使用本网站。本中文译文仅供参考，如有歧义，以英文版本为准。</p>
<p><strong>第 14 条规定争议须以个人仲裁方式解决，而非通过法院诉讼；第 11 条限制我们的责任。</strong></p>`,
	},
	sections: termsSections.map((section, index) => ({ ...section, title: numbered(index + 1, section.title) })),
};
