import type { Job } from '@site/contract/careers';
import { benefits, chineseBenefits } from '../benefits.ts';
import { sales } from '../job-categories.ts';
import { atlanta, remote, singapore } from '../job-locations.ts';

export const salesJobs: Job[] = [
	{
		id: 13,
		title: { en: 'Technical Support Specialist', cn: '技术支持专员' },
		categoryId: sales.id,
		locationIds: [atlanta.id, remote.id],
		postedOn: '2026-11-06',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>A nurse calls because a line is faint. A parent calls because there is no line at all. You answer both, in words that fit the caller, and you write down what you heard, because every call is also a piece of information about our products. The team of eight answers while our lines are open, 8:00 a.m. to 5:00 p.m. Pacific Time.</p>
<h3>What you will do</h3>
<ul>
<li>Answer questions by phone, email and chat about the use and reading of our tests</li>
<li>Tell a question from a complaint, and record complaints as the rules require</li>
<li>Ask for lot numbers, photographs and the steps that were taken</li>
<li>Arrange replacements and follow up until the case is closed</li>
<li>Point out patterns to quality and suggest better wording for leaflets</li>
<li>Give short online trainings for clinics</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A background as a laboratory technician, medical assistant, nurse or similar</li>
<li>Experience in a support or patient-facing role</li>
<li>Patience, a clear voice and correct spelling</li>
<li>The discipline not to give medical advice, even when asked nicely</li>
<li>Spanish is a strong advantage</li>
</ul>
<p>Training takes four weeks, the first of them in Atlanta.</p>
${benefits('Equipment for your home office and a fixed schedule, known a month ahead')}`,
			cn: `<h3>职位介绍</h3>
<p>护士来电，因为线条很浅；家长来电，因为根本没有线条。您将用适合对方的语言解答，并把听到的记录下来，因为每一通来电也是关于我们产品的一条信息。团队共八人，覆盖美国东西海岸的全部工作时间。</p>
<h3>工作内容</h3>
<ul>
<li>通过电话、邮件和在线聊天解答产品使用和结果判读的问题</li>
<li>分清咨询与投诉，并按规定记录投诉</li>
<li>询问批号、照片和操作过程</li>
<li>安排换货，并跟进至结案</li>
<li>向质量部门指出规律，并为说明书提出更好的措辞</li>
<li>为诊所提供简短的线上培训</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>检验技师、医疗助理、护士或类似背景</li>
<li>有客服或直接服务患者的工作经验</li>
<li>有耐心，口齿清晰，书写无误</li>
<li>恪守不提供医疗建议的纪律，即便对方恳切相求</li>
<li>会西班牙语者尤佳</li>
</ul>
<p>培训为期四周，第一周在亚特兰大进行。</p>
${chineseBenefits('居家办公设备，以及提前一个月公布的固定排班')}`,
		},
	},
	{
		id: 14,
		title: { en: 'Regional Sales Manager, Distributors', cn: '区域经销商销售经理' },
		categoryId: sales.id,
		locationIds: [singapore.id],
		postedOn: '2026-10-05',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>You look after our distributors in Southeast Asia. Some have been with us for years, others are new to rapid tests. Your aim is that they sell well, store well and tell us what their customers say. You are measured on the business that lasts, not on the quarter.</p>
<h3>What you will do</h3>
<ul>
<li>Visit distributors and their customers, and train their sales staff</li>
<li>Agree on yearly plans and review them every quarter</li>
<li>Find and assess new distributors, including checks under our anti-bribery policy</li>
<li>Prepare tenders together with regulatory affairs and supply chain</li>
<li>Represent the company at congresses and trade fairs in the region</li>
<li>Bring home requests for new products, with numbers behind them</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Several years in sales of diagnostics or medical devices through distributors</li>
<li>A network in at least two countries of the region</li>
<li>Understanding of tenders, registrations and payment terms</li>
<li>Straightforward manners and a record that you are happy to discuss</li>
<li>English and one or more regional languages</li>
</ul>
<p>You travel for about eight days a month. Trips are planned in advance, and weekends belong to you.</p>
${benefits('A yearly bonus based on the growth and satisfaction of your distributors')}`,
			cn: `<h3>职位介绍</h3>
<p>您将负责我们在东南亚的经销商。有的已合作多年，有的初次接触快速检测。您的目标是让他们卖得好、存得好，并把客户的声音带给我们。考核看的是长久的业务，而不是一个季度。</p>
<h3>工作内容</h3>
<ul>
<li>走访经销商及其客户，培训销售人员</li>
<li>商定年度计划，并每季度回顾</li>
<li>寻找并评估新的经销商，包括按反贿赂政策进行核查</li>
<li>与法规事务和供应链团队一起准备投标</li>
<li>代表公司参加本地区的学术会议和展会</li>
<li>带回有数据支持的新产品需求</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>多年通过经销商销售诊断产品或医疗器械的经验</li>
<li>在本地区至少两个国家拥有人脉</li>
<li>了解招投标、注册和付款条件</li>
<li>为人坦率，业绩经得起询问</li>
<li>英语流利，并会一种或多种本地区语言</li>
</ul>
<p>每月出差约八天。行程提前安排，周末归您自己。</p>
${chineseBenefits('与经销商的增长和满意度挂钩的年终奖金')}`,
		},
	},
];
