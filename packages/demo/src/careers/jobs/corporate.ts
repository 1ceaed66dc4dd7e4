import { brand } from '@site/contract/brand';
import type { Job } from '@site/contract/careers';
import { benefits, chineseBenefits } from '../benefits.ts';
import { corporate } from '../job-categories.ts';
import { remote, sanDiego } from '../job-locations.ts';

export const corporateJobs: Job[] = [
	{
		id: 15,
		title: { en: 'Medical Writer, Instructions and Education', cn: '医学撰稿人（说明书与教育资料）' },
		categoryId: corporate.id,
		locationIds: [remote.id],
		postedOn: '2026-09-21',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>The leaflet is part of the test. If it is misread, the best strip is of no help. You write instructions for people at home, quick guides for clinics and articles for our newsroom. You work from home in the United States and come to San Diego when users try your texts in the mock clinic.</p>
<h3>What you will do</h3>
<ul>
<li>Write and revise instructions for use with scientists, regulatory affairs and designers</li>
<li>Watch people use a test with your leaflet, and change it where they stop</li>
<li>Write articles for professionals that claim no more than our data show</li>
<li>Prepare texts for translation and answer the translators’ questions</li>
<li>Keep a list of terms, so that a thing has one name everywhere</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in life sciences, nursing, pharmacy or communication</li>
<li>Published work for patients or professionals; please send two samples</li>
<li>Short sentences, common words and respect for the reader</li>
<li>Knowledge of labeling rules for devices, or the will to learn them</li>
<li>Good humor when a text comes back for the sixth time</li>
</ul>
<p>At ${brand.name} writers are named in the design team, with the same voice in reviews as engineers.</p>
${benefits('Four days a month without meetings, for writing')}`,
			cn: `<h3>职位介绍</h3>
<p>说明书是检测的一部分。如果被误读，再好的试纸条也无济于事。您将为居家使用者撰写说明书，为诊所撰写快速操作指南，并为我们的新闻中心撰写文章。您在美国居家工作，用户在模拟诊室试用您的文字时来圣迭戈。</p>
<h3>工作内容</h3>
<ul>
<li>与科学家、法规事务人员和设计师一起撰写和修订使用说明书</li>
<li>观察人们如何按您的说明书操作，在他们停顿的地方修改</li>
<li>撰写面向专业人员的文章，不作超出数据的宣称</li>
<li>准备翻译用文本，并解答译者的问题</li>
<li>维护术语表，使一物在各处只有一个名称</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>生命科学、护理、药学或传播专业学位</li>
<li>有面向患者或专业人员的已发表作品，请附两份样稿</li>
<li>句子简短，用词平易，尊重读者</li>
<li>了解医疗器械标签法规，或愿意学习</li>
<li>文稿第六次被退回时仍保持好心情</li>
</ul>
<p>在 ${brand.name}，撰稿人是设计团队的正式成员，在评审中与工程师享有同等发言权。</p>
${chineseBenefits('每月四天不开会，专心写作')}`,
		},
	},
	{
		id: 16,
		title: { en: 'People Partner', cn: '人力资源业务伙伴' },
		categoryId: corporate.id,
		locationIds: [sanDiego.id],
		postedOn: '2026-06-15',
		employment: 'part-time',
		content: {
			en: `<h3>About the role</h3>
<p>You are the first person to whom colleagues at headquarters turn with questions about work: a new contract, a difficult talk, a leave, a next step. You also hire. Scientists and technicians in our field are few, and how we treat applicants is known among them.</p>
<h3>What you will do</h3>
<ul>
<li>Fill positions in research, quality and the offices, from advertisement to first day</li>
<li>Give every applicant an answer, and every interviewed applicant a reason</li>
<li>Advise managers on goals, feedback and conflicts</li>
<li>Look after benefits, leaves and the papers that go with them</li>
<li>Organize training and the yearly development talks</li>
<li>Keep our practices in line with California law and explain them plainly</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Experience in human resources, ideally in a technical company</li>
<li>Sound knowledge of employment law in California</li>
<li>Discretion, and the courage to disagree with a manager in private</li>
<li>Order in files and dates</li>
<li>Spanish or Mandarin is welcome</li>
</ul>
<p>The team at headquarters has four members. You will work with colleagues at our other sites on common rules, and you will help to welcome the guests at our open house each fall.</p>
${benefits('A hybrid week, with three days at headquarters of your own choice')}`,
			cn: `<h3>职位介绍</h3>
<p>总部同事遇到工作上的问题，首先会来找您：新合同、一次艰难的谈话、休假、下一步发展。您也负责招聘。我们这一行的科学家和技术员并不多，我们如何对待应聘者，大家都看在眼里。</p>
<h3>工作内容</h3>
<ul>
<li>为研发、质量和职能部门招聘，从发布职位到入职第一天</li>
<li>给每位应聘者答复，给每位面试者一个理由</li>
<li>就目标、反馈和冲突为管理者提供建议</li>
<li>办理福利、休假及相关手续</li>
<li>组织培训和年度发展面谈</li>
<li>确保各项做法符合加利福尼亚州法律，并解释清楚</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>有人力资源经验，最好来自技术型企业</li>
<li>精通加利福尼亚州劳动法</li>
<li>谨慎可靠，并有勇气私下对管理者提出异议</li>
<li>文件和日期井井有条</li>
<li>会西班牙语或普通话者欢迎</li>
</ul>
<p>总部团队共四人。您将与其他基地的同事共同制定规则，并在每年秋季的开放日协助接待来宾。</p>
${chineseBenefits('混合办公，每周自选三天到总部工作')}`,
		},
	},
];
