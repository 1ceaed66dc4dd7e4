import type { Job } from '@site/contract/careers';
import { benefits, chineseBenefits } from '../benefits.ts';
import { manufacturing } from '../job-categories.ts';
import { sanDiego, suzhou } from '../job-locations.ts';

export const manufacturingJobs: Job[] = [
	{
		id: 7,
		title: { en: 'Process Engineer, Strip Assembly', cn: '试纸条组装工艺工程师' },
		categoryId: manufacturing.id,
		locationIds: [suzhou.id],
		postedOn: '2026-11-05',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>A strip is dispensed, dried, laminated, cut and placed in its case. Each step leaves a trace in the result. You own these steps on several lines. You know what they do when they run well, and you are the one who is called when they do not.</p>
<h3>What you will do</h3>
<ul>
<li>Set, validate and watch the parameters of dispensing, drying, lamination and cutting</li>
<li>Find the causes of variation between lots and take them out one by one</li>
<li>Bring new tests from development onto the line, together with their scientists</li>
<li>Specify new equipment and accept it at the maker’s site</li>
<li>Write instructions with operators, and test them with someone who is new</li>
<li>Reduce scrap and say by how much</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in mechanical, chemical or process engineering</li>
<li>Experience with web handling, coating or precision assembly</li>
<li>Process validation and statistical process control in daily use</li>
<li>A preference for going to the machine before opening the spreadsheet</li>
<li>Mandarin and working English</li>
</ul>
<p>You share a small office on the production floor with two other engineers, with a window onto the lines. Travel is limited to a few weeks a year.</p>
${benefits('An equipment budget for improvements that you can spend without a committee')}`,
			cn: `<h3>职位介绍</h3>
<p>一条试纸条要经过点膜、干燥、贴合、裁切和装卡，每一步都会在结果中留下痕迹。您将负责多条产线上的这些工序。运行顺畅时，您清楚它们在做什么；出现问题时，您就是被叫到现场的人。</p>
<h3>工作内容</h3>
<ul>
<li>设定、验证并监控点膜、干燥、贴合和裁切的参数</li>
<li>查找批间差异的原因，并逐一消除</li>
<li>与科学家一起将新产品从研发导入产线</li>
<li>制定新设备的技术要求，并到设备厂家验收</li>
<li>与操作员一起编写作业指导书，并请新人试用</li>
<li>降低报废率，并用数字说明成效</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>机械、化工或工艺工程专业学位</li>
<li>有卷材处理、涂布或精密组装经验</li>
<li>日常运用工艺验证和统计过程控制</li>
<li>习惯先到机器旁，再打开表格</li>
<li>普通话流利，英文可用于工作</li>
</ul>
<p>您将与另外两位工程师共用生产现场的一间小办公室，隔窗可见产线。每年出差仅数周。</p>
${chineseBenefits('可自主支配、无需委员会审批的设备改进预算')}`,
		},
	},
	{
		id: 8,
		title: { en: 'Contract Manufacturing Project Lead', cn: '委托生产项目负责人' },
		categoryId: manufacturing.id,
		locationIds: [sanDiego.id, suzhou.id],
		postedOn: '2026-10-12',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>Each of our contract manufacturing clients has one person who stays with the project from feasibility to shipment. You are that person for three to five clients. You do not do all the work, but you know where it stands, and your phone number is the one they have.</p>
<h3>What you will do</h3>
<ul>
<li>Turn a client’s wishes into a plan with steps, dates and open questions</li>
<li>Bring scientists, engineers, quality and purchasing together at the right moment</li>
<li>Tell clients early when something slips, with a proposal in hand</li>
<li>Prepare quotations and agreements with the commercial team</li>
<li>Keep the information of different clients strictly apart</li>
<li>Follow the first commercial lots and hand over to regular production</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A background in science or engineering</li>
<li>Experience in running projects in diagnostics, devices or pharmaceuticals</li>
<li>An understanding of design control and technology transfer</li>
<li>Tact, and the ability to write a difficult email in five sentences</li>
<li>English; Mandarin is a strong advantage</li>
</ul>
<p>Expect to travel for about one week in six, between our sites and to clients.</p>
${benefits('Flexible hours, since your clients live in several time zones')}`,
			cn: `<h3>职位介绍</h3>
<p>我们的每一位委托生产客户都有一位专人，从可行性研究一直陪伴到发货。您就是三至五家客户的这位专人。您不必包办所有工作，但您清楚进展到哪一步，客户手里的电话号码就是您的。</p>
<h3>工作内容</h3>
<ul>
<li>把客户的愿望转化为包含步骤、日期和待决问题的计划</li>
<li>在恰当的时候召集科学家、工程师、质量和采购人员</li>
<li>一旦进度有变，尽早告知客户，并附上解决方案</li>
<li>与商务团队一起准备报价和协议</li>
<li>严格隔离不同客户的信息</li>
<li>跟进首批商业批次，并移交常规生产</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>理科或工程背景</li>
<li>有诊断、医疗器械或制药行业的项目管理经验</li>
<li>了解设计控制和技术转移</li>
<li>处事得体，能用五句话写好一封棘手的邮件</li>
<li>英语流利，会普通话者尤佳</li>
</ul>
<p>约每六周出差一周，往返于我们的基地和客户之间。</p>
${chineseBenefits('弹性工作时间，因为您的客户分布在多个时区')}`,
		},
	},
	{
		id: 9,
		title: { en: 'Maintenance Technician, Packaging Lines', cn: '包装线维护技术员' },
		categoryId: manufacturing.id,
		locationIds: [suzhou.id],
		postedOn: '2026-07-20',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>You keep the machines running that seal cassettes in foil, count them into cartons and print the date. A pouch that leaks ruins the test inside, so this is quality work as much as repair. You work in a team of six, in shifts, with an engineer on call.</p>
<h3>What you will do</h3>
<ul>
<li>Carry out planned maintenance on pouching, cartoning, printing and inspection machines</li>
<li>Find and repair mechanical, pneumatic and electrical faults</li>
<li>Change formats and confirm the first good pieces with quality control</li>
<li>Keep spare parts at hand and order before they run out</li>
<li>Record every intervention, so that the next shift knows what you did</li>
<li>Suggest changes that make a machine easier to clean or to set</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Vocational training in mechatronics, mechanics or electrical engineering</li>
<li>Experience with automatic packaging or assembly machines</li>
<li>Reading of electrical and pneumatic diagrams; simple changes to a PLC program are a plus</li>
<li>Care with lock-out rules and with colleagues’ fingers</li>
<li>Readiness for shift work</li>
</ul>
<p>You start with a month of training beside an experienced colleague and visit one of our machine suppliers in your first year.</p>
${benefits('Shift allowance, tools and paid training with the makers of our machines')}`,
			cn: `<h3>职位介绍</h3>
<p>您将维护把检测卡封入铝箔袋、计数装盒并打印日期的设备。铝箔袋一旦漏气，里面的检测就报废了，因此这既是维修工作，也是质量工作。您将在六人团队中轮班，并有工程师随时支援。</p>
<h3>工作内容</h3>
<ul>
<li>对封袋、装盒、打印和检测设备进行计划性维护</li>
<li>查找并修复机械、气动和电气故障</li>
<li>更换规格，并与质量控制人员一起确认首件合格</li>
<li>保证备件充足，在用完之前订货</li>
<li>记录每次维修，让下一班了解您做了什么</li>
<li>提出让设备更易清洁、更易调整的改进建议</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>机电一体化、机械或电气专业的职业培训</li>
<li>有自动包装或组装设备经验</li>
<li>能看懂电气和气动图纸；能对 PLC 程序做简单修改者更佳</li>
<li>严守上锁挂牌规定，爱护同事的手指</li>
<li>能适应轮班</li>
</ul>
<p>入职后先由有经验的同事带教一个月，第一年内走访一家设备供应商。</p>
${chineseBenefits('班次津贴、工具，以及由设备厂家提供的带薪培训')}`,
		},
	},
];
