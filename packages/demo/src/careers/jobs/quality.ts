import type { Job } from '@site/contract/careers';
import { benefits, chineseBenefits } from '../benefits.ts';
import { quality } from '../job-categories.ts';
import { remote, sanDiego, suzhou } from '../job-locations.ts';

export const qualityJobs: Job[] = [
	{
		id: 4,
		title: { en: 'Quality Engineer, Design Assurance', cn: '设计质量保证工程师' },
		categoryId: quality.id,
		locationIds: [sanDiego.id],
		postedOn: '2026-11-02',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>You are the quality member of development teams. You join a project on its first day and stay until the design is in production. Your task is to see that what the team learns is written down, that risks are found early, and that reviews are more than a meeting. You have the right to stop a project and the duty to explain why.</p>
<h3>What you will do</h3>
<ul>
<li>Plan design controls for new tests and for changes to existing ones</li>
<li>Lead risk analysis under ISO 14971 with scientists, engineers and clinicians</li>
<li>Review protocols, sample sizes and statistics before a study starts</li>
<li>Check that every requirement has a test and every test a result</li>
<li>Prepare design history files for audits and answer the auditor’s questions</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in science or engineering</li>
<li>Experience in quality or development of in-vitro diagnostics or other devices</li>
<li>Working knowledge of ISO 13485 and of United States device regulations</li>
<li>Statistics that you can explain to someone who dislikes statistics</li>
<li>A friendly way of asking the same question three times</li>
</ul>
<p>You report to the vice president of quality and regulatory affairs, not to the project lead.</p>
${benefits('Fees and study time for a professional certification in quality engineering')}`,
			cn: `<h3>职位介绍</h3>
<p>您是研发团队中的质量成员，从项目第一天加入，直到设计投入生产。您的任务是确保团队的所得被记录、风险被及早发现，并让评审不只是一场会议。您有权叫停项目，也有责任说明理由。</p>
<h3>工作内容</h3>
<ul>
<li>为新产品和现有产品的变更规划设计控制</li>
<li>按 ISO 14971 与科学家、工程师和临床医生共同开展风险分析</li>
<li>在研究开始前审核方案、样本量和统计方法</li>
<li>核对每项要求都有对应的测试，每项测试都有结果</li>
<li>为审核准备设计历史文件，并回答审核员的提问</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>理科或工程专业学位</li>
<li>有体外诊断或其他医疗器械的质量或研发经验</li>
<li>熟悉 ISO 13485 和美国医疗器械法规</li>
<li>能把统计学讲给不喜欢统计的人听</li>
<li>能友善地把同一个问题问上三遍</li>
</ul>
<p>您向质量与法规事务副总裁汇报，而不是向项目负责人汇报。</p>
${chineseBenefits('报销质量工程专业认证的费用，并提供学习时间')}`,
		},
	},
	{
		id: 5,
		title: { en: 'Regulatory Affairs Specialist', cn: '法规事务专员' },
		categoryId: quality.id,
		locationIds: [sanDiego.id, remote.id],
		postedOn: '2026-10-26',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>Our tests are sold in many countries, and each has rules of its own. You prepare submissions, keep registrations alive and help development teams to see early what an authority will ask. The position can be held in San Diego or from home anywhere in the United States, with a visit to headquarters each quarter.</p>
<h3>What you will do</h3>
<ul>
<li>Write and assemble submissions to the FDA, with support from senior colleagues</li>
<li>Prepare technical documentation for the CE Mark and for other markets</li>
<li>Read new rules and tell teams in plain words what changes for them</li>
<li>Review labels, leaflets, web pages and advertisements before they appear</li>
<li>Keep track of registrations, renewals and notices of change</li>
<li>Answer questions from authorities on time and in full</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in life sciences, law or a related field</li>
<li>Two or more years in regulatory affairs for diagnostics or devices</li>
<li>Precise, readable writing</li>
<li>Calm with deadlines that someone else has set</li>
<li>Experience with emergency use authorization or CLIA waiver is helpful</li>
</ul>
${benefits('Membership in a professional society of your choice, with its annual meeting')}`,
			cn: `<h3>职位介绍</h3>
<p>我们的产品销往许多国家和地区，各有各的规则。您将准备注册申报资料、维护注册证的有效性，并帮助研发团队及早看到监管机构会提出的问题。该职位可在圣迭戈工作，也可在美国任何地方居家工作，每季度到访总部一次。</p>
<h3>工作内容</h3>
<ul>
<li>在资深同事支持下撰写并汇编提交 FDA 的申报资料</li>
<li>准备 CE 标志及其他市场所需的技术文件</li>
<li>研读新法规，用通俗的语言告知团队有何变化</li>
<li>在发布前审核标签、说明书、网页和广告</li>
<li>跟踪注册、延续和变更通知</li>
<li>按时、完整地答复监管机构的问询</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>生命科学、法律或相关专业学位</li>
<li>两年以上诊断产品或医疗器械法规事务经验</li>
<li>文字准确易读</li>
<li>面对他人设定的期限从容不迫</li>
<li>有紧急使用授权或 CLIA 豁免经验者优先</li>
</ul>
${chineseBenefits('资助加入一个自选的专业学会并参加其年会')}`,
		},
	},
	{
		id: 6,
		title: { en: 'Incoming Inspection Supervisor', cn: '来料检验主管' },
		categoryId: quality.id,
		locationIds: [suzhou.id],
		postedOn: '2026-08-31',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>Nothing enters production before your team has looked at it. You lead the inspectors who check membranes, pads, plastics, swabs, foil and cartons. You decide on release or rejection, and you work with suppliers so that there is less to reject next time.</p>
<h3>What you will do</h3>
<ul>
<li>Plan the day of the inspection team over two shifts</li>
<li>Set sampling plans and review them against what was found</li>
<li>Train inspectors and check that two of them measure the same thing in the same way</li>
<li>Decide what happens to material that does not meet its specification</li>
<li>Report trends to purchasing and join visits to suppliers</li>
<li>Keep gauges, microscopes and records ready for an audit at any time</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A technical diploma or degree</li>
<li>Experience in inspection, and some in leading people</li>
<li>Sound knowledge of sampling, measurement and drawings</li>
<li>The backbone to say no on the last day of the month</li>
<li>Mandarin, and enough English to read a specification and write a report</li>
</ul>
<p>The inspection hall was renewed recently and has its own climate control. Safety shoes and work clothes are provided.</p>
${benefits('Shift allowance and a company bus from the city')}`,
			cn: `<h3>职位介绍</h3>
<p>未经您的团队检验，任何物料都不能进入生产。您将带领检验员检查膜材、垫材、塑料件、拭子、铝箔和纸盒，决定放行或拒收，并与供应商合作，让下一次需要拒收的更少。</p>
<h3>工作内容</h3>
<ul>
<li>安排两个班次检验团队的日常工作</li>
<li>制定抽样方案，并根据检验结果加以评审</li>
<li>培训检验员，确认两个人对同一对象的测量方法和结果一致</li>
<li>决定不合格物料的处置</li>
<li>向采购报告趋势，并参与供应商走访</li>
<li>使量具、显微镜和记录随时可供审核</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>技术类专科或以上学历</li>
<li>有检验经验，并有一定的带队经验</li>
<li>精通抽样、测量和图纸</li>
<li>在月末最后一天也敢于说“不”</li>
<li>普通话流利，英文足以阅读规格书和撰写报告</li>
</ul>
<p>检验大厅近期翻新，配有独立温湿度控制。提供安全鞋和工作服。</p>
${chineseBenefits('班次津贴和市区班车')}`,
		},
	},
];
