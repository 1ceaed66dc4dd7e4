import { brand } from '@site/contract/brand';

/** The last paragraph of every press release. */
export const aboutCompany = {
	en: `<h2>About ${brand.company}</h2>
<p>${brand.company} develops and makes rapid diagnostic tests for professional use and for use at home. Founded in 2006, the company offers 1000+ products that reach customers in 170+ countries, as well as contract manufacturing and an integrated supply chain. Journalists find images and contacts in the <a href="/media-room">media room</a>.</p>`,
	cn: `<h2>关于 ${brand.company}</h2>
<p>${brand.company} 研发并生产供专业人员及家庭使用的快速诊断检测产品。公司成立于 2006年，拥有 1000 多种产品，供应 170 多个国家和地区的客户，同时提供委托生产服务和一体化供应链。媒体资料与联系方式请见<a href="/media-room">媒体中心</a>。</p>`,
};
