import { brand } from '@site/contract/brand';
import { picture } from '../../pictures.ts';
import { agreementTold } from '../agreement-told.ts';
import { homeMultiplexTest, multiplexTest } from '../product-links.ts';
import type { WrittenArticle } from '../written-article.ts';
import { aboutCompany } from './about-company.ts';

const agreement = agreementTold(101);

const sampleKits: WrittenArticle = {
	id: 9,
	slug: 'free-sample-kits-of-the-3-in-1-respiratory-test',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} offers healthcare providers free sample kits of its 3-in-1 respiratory test`,
		cn: `${brand.name} 向医疗机构免费提供三合一呼吸道检测样品`,
	},
	description: {
		en: 'The emergency use authorized Flu A/B & COVID-19 test gives three results from one swab in 10 minutes.',
		cn: '已获紧急使用授权的甲型/乙型流感与新冠检测，一支拭子、10 分钟、三项结果。',
	},
	keywords: {
		en: 'free sample kit, Flu A/B, COVID-19, multiplex rapid test, healthcare providers',
		cn: '免费样品, 甲型/乙型流感, 新冠, 多联快速检测, 医疗机构',
	},
	publishedOn: '2024-10-08',
	picture: picture('multiplex-cassette-kit-professional-closeup'),
	content: {
		en: `<p><strong>San Diego, October 8, 2024.</strong> Healthcare providers in the United States can now request a free sample kit of the Flu A/B &amp; COVID-19 Multiplex Rapid Test from ${brand.company}. The offer lets teams try the test at their own bench before the respiratory season reaches its peak.</p>
<p>The test is emergency use authorized. It looks for influenza A, influenza B and COVID-19 in one nasal swab sample, on one cassette, and is read at 10 minutes. Its shelf life is 24 months.</p>
<h2>Performance</h2>
<p>The test was compared with RT-PCR at point-of-care sites, in ${agreement.people} people with symptoms of 5 days or less.</p>
<table>
<thead><tr><th>Target</th><th>Positive percent agreement</th><th>Negative percent agreement</th></tr></thead>
<tbody>
${agreement.rows.en}
</tbody>
</table>
<blockquote><p>“Nobody should have to change a workflow on the strength of a brochure. Take a kit, run it with your own hands, and then decide,” said Elena Marsh, chief executive officer.</p></blockquote>
<h2>How it works</h2>
<ul>
<li>Providers fill in a short form on the <a href="/free-sample-kit">sample kit page</a>.</li>
<li>A member of the team confirms the request and the shipping address.</li>
<li>The kit arrives with instructions for use and a reading guide.</li>
<li>An online introduction is available for the whole team.</li>
</ul>
<p>The kit is meant for professional users who may run tests of this kind in their setting. It is not for resale.</p>
<p>Providers who would like to hear about new tests can subscribe to the <a href="/${brand.slug}-poc-newsletter">newsletter</a>. New subscribers receive 20% off their first order. Details of the test, with codes for billing, are on the <a href="${multiplexTest}">product page</a>.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2024年10月8日。</strong>美国的医疗机构现可向 ${brand.company} 申请甲型/乙型流感与新冠病毒多联快速检测的免费样品盒，在呼吸道疾病高峰到来之前，在自己的检测台上试用。</p>
<p>该检测已获紧急使用授权，用一支鼻拭子和一张检测卡检测甲型流感、乙型流感和新冠病毒，10 分钟读取结果，有效期 24 个月。</p>
<h2>检测性能</h2>
<p>在即时检测点，对 ${agreement.people} 名出现症状不超过 5 天的人员，将本检测与实时荧光 RT-PCR 进行了比较。</p>
<table>
<thead><tr><th>检测项目</th><th>阳性符合率</th><th>阴性符合率</th></tr></thead>
<tbody>
${agreement.rows.cn}
</tbody>
</table>
<blockquote><p>“没有人应该仅凭一本宣传册就改变工作流程。拿一盒去，亲手做一做，再作决定。”首席执行官埃琳娜·马什（Elena Marsh）说。</p></blockquote>
<h2>如何申请</h2>
<ul>
<li>医疗机构在<a href="/free-sample-kit">样品盒页面</a>填写简短表单。</li>
<li>工作人员确认申请和收货地址。</li>
<li>样品盒附使用说明书和判读指南。</li>
<li>可为整个团队提供线上介绍。</li>
</ul>
<p>样品盒供有资格在本机构进行此类检测的专业人员使用，不得转售。</p>
<p>希望了解新产品的医疗机构可订阅<a href="/${brand.slug}-poc-newsletter">通讯</a>，新订户首单立减 20%。检测详情及计费代码请见<a href="${multiplexTest}">产品页面</a>。</p>
${aboutCompany.cn}`,
	},
};

const homeTest: WrittenArticle = {
	id: 21,
	slug: 'at-home-flu-and-covid-19-test-in-retail',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} at-home Flu A/B & COVID-19 test now on sale for the winter`,
		cn: `${brand.name} 居家甲型/乙型流感与新冠检测今冬现已开售`,
	},
	description: {
		en: 'Families can buy the three-in-one home test, with results in 10 minutes, in time for winter.',
		cn: '入冬之际，10 分钟出结果的三合一居家检测在美国开售。',
	},
	keywords: {
		en: 'at-home test, Flu A/B, COVID-19, retail, over the counter',
		cn: '居家检测, 甲型/乙型流感, 新冠, 零售, 非处方',
	},
	publishedOn: '2025-11-18',
	picture: picture('multiplex-kit-at-home'),
	content: {
		en: `<p><strong>San Diego, November 18, 2025.</strong> The at-home Flu A/B &amp; COVID-19 test by ${brand.company} is now on sale in the United States. It can be bought without a prescription and gives a result in 10 minutes.</p>
<p>Flu and COVID-19 start in the same way. A test for only one of them leaves a family guessing about the other. The at-home test uses a single nasal swab and shows influenza A, influenza B and COVID-19 side by side on one cassette.</p>
<h2>Written for people, not for laboratories</h2>
<p>The leaflet was rewritten several times. Volunteers of different ages used the test with nothing but the leaflet in hand, while our team watched and took notes.</p>
<ul>
<li>Each step has one picture and one sentence.</li>
<li>The reading guide shows faint lines as well as strong ones.</li>
<li>A page for notes can be torn off and taken to the doctor.</li>
</ul>
<blockquote><p>“When somebody hesitates, we do not explain. We change the leaflet. At home, at night, there is nobody to explain it to you,” said Grace Holloway, director of research and development.</p></blockquote>
<h2>Where to buy</h2>
<p>Two retail partners list the test, one as a <a href="link:retailerOne">pack of two</a> and one as a <a href="link:retailerTwo">pack of four</a>. It is also in the <a href="link:shop">online shop</a>. Pharmacies that wish to stock it can write to the <a href="/contact">sales team</a>.</p>
<h2>Please note</h2>
<p>A negative result does not rule out infection. People with severe symptoms should seek medical help at once and not wait for a test. Full instructions can be read on the <a href="${homeMultiplexTest}">product page</a> before buying.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2025年11月18日。</strong>${brand.company} 的甲型/乙型流感与新冠病毒居家检测现已在美国开售，无需处方即可购买，10 分钟出结果。</p>
<p>流感与新冠的起病方式相同。只检测其中一种，另一种仍要靠猜。本居家检测只用一支鼻拭子，在一张检测卡上并列显示甲型流感、乙型流感和新冠病毒的结果。</p>
<h2>为普通人而写，而不是为实验室而写</h2>
<p>说明书经过多次重写。不同年龄的志愿者仅凭一份说明书完成检测，我们的团队从旁观察并记录。</p>
<ul>
<li>每一步配一幅图、一句话。</li>
<li>判读指南既展示深线，也展示浅线。</li>
<li>附可撕下带给医生的记录页。</li>
</ul>
<blockquote><p>“有人犹豫时，我们不去解释，而是修改说明书。夜里在家中，没有人能给您解释。”研发总监格蕾丝·霍洛韦（Grace Holloway）说。</p></blockquote>
<h2>购买渠道</h2>
<p>在美国，该检测由两家零售合作伙伴供应，一家为<a href="link:retailerOne">两人份装</a>，另一家为<a href="link:retailerTwo">四人份装</a>，也可在<a href="link:shop">线上商店</a>购买。希望销售本产品的药房可联系<a href="/contact">销售团队</a>。</p>
<h2>请注意</h2>
<p>阴性结果不能排除感染。症状严重者应立即就医，不要等待检测。购买前可在<a href="${homeMultiplexTest}">产品页面</a>阅读完整说明。</p>
${aboutCompany.cn}`,
	},
};

export const respiratoryTests: WrittenArticle[] = [sampleKits, homeTest];
