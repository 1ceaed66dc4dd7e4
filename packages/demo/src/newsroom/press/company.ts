import { brand } from '@site/contract/brand';
import { inLanguage } from '@site/contract/language';
import { picture } from '../../pictures.ts';
import { settings } from '../../settings.ts';
import type { WrittenArticle } from '../written-article.ts';
import { aboutCompany } from './about-company.ts';

const addressLines = settings.address.slice(1);
const newAddress = {
	en: addressLines.map((line) => line.en).join(', '),
	cn: addressLines.map((line) => inLanguage(line, 'cn')).join('，'),
};

const universityGift: WrittenArticle = {
	id: 14,
	slug: 'gift-to-the-university-for-diagnostics-teaching-and-research',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} makes a gift to the university for diagnostics teaching and research`,
		cn: `${brand.name} 向大学捐赠，支持诊断学教学与研究`,
	},
	description: {
		en: 'The gift supports students, a teaching laboratory and open research in the department of diagnostics.',
		cn: '捐赠将用于支持诊断学系的学生、教学实验室和公开研究。',
	},
	keywords: {
		en: 'university gift, diagnostics, teaching laboratory, scholarships, research',
		cn: '大学捐赠, 诊断学, 教学实验室, 奖学金, 科研',
	},
	publishedOn: '2025-04-15',
	picture: picture('university-gift', {
		en: 'Open teal ring and coral ball on a stone plinth before fluted columns',
		cn: '石台上的青绿色圆环与珊瑚色圆球，背景为带凹槽的石柱',
	}),
	content: {
		en: `<p><strong>San Diego, April 15, 2025.</strong> ${brand.company} has made a gift to the university’s <a href="link:university">department of diagnostics</a>. It will support students, equip a teaching laboratory and pay for research whose results are open to all.</p>
<p>Rapid tests are used everywhere and taught almost nowhere. Most people who design them learned the craft at work. The department wants to change that with a course that leads from the chemistry of a strip to its use in a clinic.</p>
<h2>What the gift supports</h2>
<ul>
<li><strong>Scholarships</strong> for students who are the first in their family to study science.</li>
<li><strong>A teaching laboratory</strong> in which students coat, cut and assemble their own strips.</li>
<li><strong>Open research</strong> on how tests perform outside the laboratory, in homes and small clinics.</li>
</ul>
<blockquote><p>“Every one of us remembers the teacher who let us try something and get it wrong. We would like more students to have that bench, and that teacher,” said Elena Marsh, chief executive officer.</p></blockquote>
<h2>Independent by agreement</h2>
<p>The university chooses students, teachers and research topics. The company has no say in what is published and receives no rights to results. Both sides signed these terms before the gift was made, and the university has made them public.</p>
<p>Employees may volunteer as guest teachers and mentors. They do so as individuals, during working hours that the company gives for the purpose.</p>
<h2>When it starts</h2>
<p>The first scholarships will be awarded for the coming academic year. The teaching laboratory opens after the summer. Students apply through the <a href="link:university">department</a>.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2025年4月15日。</strong>${brand.company} 向大学<a href="link:university">诊断学系</a>捐赠，用于支持学生、装备教学实验室，并资助成果向所有人公开的研究。</p>
<p>快速检测随处可见，却很少有人教授。多数设计者都是在工作中学会这门技艺的。诊断学系希望改变这一现状，开设一门从试纸条化学原理到临床应用的课程。</p>
<h2>捐赠用途</h2>
<ul>
<li><strong>奖学金：</strong>面向家中第一位学习理科的学生。</li>
<li><strong>教学实验室：</strong>学生可以亲手涂布、裁切和组装试纸条。</li>
<li><strong>公开研究：</strong>研究检测产品在家庭和小型诊所中的实际表现。</li>
</ul>
<blockquote><p>“我们每个人都记得那位允许我们尝试、允许我们犯错的老师。我们希望更多学生拥有这样的实验台和这样的老师。”首席执行官埃琳娜·马什（Elena Marsh）说。</p></blockquote>
<h2>以协议保证独立</h2>
<p>学生、教师和研究课题均由大学选定。公司不干预论文发表，也不享有成果权利。双方在捐赠前签署了上述条款，并由大学对外公开。</p>
<p>员工可以个人身份担任客座教师和导师，公司为此提供工作时间。</p>
<h2>启动时间</h2>
<p>首批奖学金将于下一学年颁发，教学实验室将在暑期后启用。学生可通过<a href="link:university">诊断学系</a>申请。</p>
${aboutCompany.cn}`,
	},
};

const newHeadquarters: WrittenArticle = {
	id: 17,
	slug: 'new-headquarters-in-san-diego',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.company} moves into new headquarters in San Diego`,
		cn: `${brand.company} 迁入圣迭戈新总部`,
	},
	description: {
		en: 'Research, quality, customer support and management now work under one roof at a new address.',
		cn: '研发、质量、客户支持与管理部门在新址同楼办公。',
	},
	keywords: {
		en: 'headquarters, San Diego, relocation, new address, laboratories',
		cn: '总部, 圣迭戈, 搬迁, 新地址, 实验室',
	},
	publishedOn: '2025-07-22',
	picture: picture('contact'),
	content: {
		en: `<p><strong>San Diego, July 22, 2025.</strong> ${brand.company} has moved its headquarters to a new address: ${newAddress.en}. Research, quality, regulatory affairs, customer support and management, which worked in separate buildings before, now share one.</p>
<p>The move took place over three weekends in June and July. Orders and deliveries were not affected. Production and warehousing stay where they are.</p>
<h2>A building around the bench</h2>
<p>The laboratories are in the middle of the building, behind glass. Offices and meeting rooms lie around them. Anyone who walks to a meeting passes the people who make and check the tests.</p>
<ul>
<li>A development laboratory with benches for visiting partners</li>
<li>A stability room in which tests are stored and checked over their shelf life</li>
<li>A mock clinic where users try new tests while designers watch</li>
<li>A training room for customers and distributors</li>
</ul>
<blockquote><p>“In the old place, a question to a colleague was an email. Here it is twenty steps. I have seen two problems solved on the stairs this week,” said Elena Marsh, chief executive officer.</p></blockquote>
<h2>What changes for customers and suppliers</h2>
<p>Please use the new address for letters, returns of documents and visits. Telephone numbers and email addresses are unchanged and are listed on the <a href="/contact">contact page</a>. Labels and leaflets will carry the new address as they are reprinted. Boxes that show the old one remain valid until their expiration date.</p>
<h2>Room to grow</h2>
<p>The company is hiring in research, quality, operations and customer support, in San Diego and elsewhere. Open positions are on the <a href="/careers">careers page</a>. Neighbors, students and local clinics are invited to an open house in the fall.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2025年7月22日。</strong>${brand.company} 总部迁至新址：${newAddress.cn}。此前分处不同楼宇的研发、质量、法规事务、客户支持和管理部门，如今同楼办公。</p>
<p>搬迁在六月和七月的三个周末完成，订单和交付未受影响。生产和仓储地点不变。</p>
<h2>围绕实验台而建</h2>
<p>实验室位于大楼中央的玻璃隔墙之内，办公室和会议室环绕四周。无论谁去开会，都会经过研制和检验产品的同事身旁。</p>
<ul>
<li>设有来访合作伙伴工位的研发实验室</li>
<li>稳定性试验室，在整个有效期内储存并检验产品</li>
<li>模拟诊室，用户试用新产品，设计人员从旁观察</li>
<li>面向客户和经销商的培训室</li>
</ul>
<blockquote><p>“在老地方，问同事一个问题要发一封邮件；在这里，只要走二十步。这周我已经看到有两个问题是在楼梯上解决的。”首席执行官埃琳娜·马什（Elena Marsh）说。</p></blockquote>
<h2>对客户和供应商的影响</h2>
<p>信函、文件退回和来访请使用新地址。电话号码和电子邮箱不变，请见<a href="/contact">联系页面</a>。标签和说明书将在重印时更新地址。印有旧地址的产品在失效日期之前仍然有效。</p>
<h2>发展空间</h2>
<p>公司正在圣迭戈及其他地区招聘研发、质量、运营和客户支持人员，在招职位请见<a href="/careers">招贤纳士页面</a>。今年秋季将举办开放日，欢迎邻居、学生和当地诊所前来参观。</p>
${aboutCompany.cn}`,
	},
};

export const companyNews: WrittenArticle[] = [universityGift, newHeadquarters];
