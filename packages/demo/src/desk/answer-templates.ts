import type { Text } from '@site/contract/language';

/**
 * A template for a frequent reply. Placeholders in braces are filled from the message and from the colleague who
 * replies.
 */
export interface AnswerTemplate {
	name: string;
	/** The kinds of messages that it is offered for. */
	kinds: ('message' | 'quote' | 'sample' | 'meeting' | 'distributor' | 'application')[];
	subject: Required<Text>;
	text: Required<Text>;
}

export const answerTemplates: AnswerTemplate[] = [
	{
		name: 'Contact: first answer',
		kinds: ['message', 'meeting', 'distributor'],
		subject: { en: 'Your message to {company}', cn: '您给 {company} 的留言' },
		text: {
			en: `Dear {first name} {last name},

thank you for your message. We have passed it to the colleague who knows the subject best; you will hear from them within two working days.

If something is to be added, simply reply to this email.

Kind regards
{my name}
{company}`,
			cn: `尊敬的{last name}{first name}：

您好！感谢您的留言。我们已转交给最熟悉该事项的同事，他们会在两个工作日内与您联系。

如需补充，直接回复此邮件即可。

此致
{my name}
{company}`,
		},
	},
	{
		name: 'Quote: what we need to know',
		kinds: ['quote', 'message'],
		subject: { en: 'Your request for a quote', cn: '您的询价' },
		text: {
			en: `Dear {first name} {last name},

thank you for your request. To quote prices and delivery times, we need to know three more things:

1. How many tests do you need, and how often?
2. To which country do we deliver?
3. By when do you need the first delivery?

You will have our quote within two working days of your answer.

Kind regards
{my name}
{company}`,
			cn: `尊敬的{last name}{first name}：

您好！感谢您的询价。为了提供价格和交货时间，我们还需要了解三点：

1. 您需要多少份测试，多久订购一次？
2. 货物运往哪个国家或地区？
3. 您希望何时收到第一批货物？

收到您的答复后，我们会在两个工作日内报价。

此致
{my name}
{company}`,
		},
	},
	{
		name: 'Sample kit: on its way',
		kinds: ['sample'],
		subject: { en: 'Your sample kit is on its way', cn: '您的样品盒已寄出' },
		text: {
			en: `Dear {first name} {last name},

your free sample kit has left our warehouse and should reach you within five working days. Please store it as the box says, and read the instructions for use before you open a pouch.

We would be glad to hear how it worked for you, and to answer your questions.

Kind regards
{my name}
{company}`,
			cn: `尊敬的{last name}{first name}：

您好！您的免费样品盒已从我们的仓库寄出，预计五个工作日内送达。请按包装盒上的说明储存，打开铝箔袋之前请先阅读使用说明书。

期待了解您的使用体验，也很乐意解答您的问题。

此致
{my name}
{company}`,
		},
	},
	{
		name: 'Meeting: before we meet',
		kinds: ['meeting'],
		subject: { en: 'Our meeting', cn: '我们的会面' },
		text: {
			en: `Dear {first name} {last name},

we look forward to meeting you. So that you can use the time well, please tell us in a line or two what you would like to talk about; we will bring the colleague and the samples that fit.

If the time no longer suits you, the link in our confirmation moves the meeting.

Kind regards
{my name}
{company}`,
			cn: `尊敬的{last name}{first name}：

您好！期待与您见面。为了让会面更有成效，请用一两句话告诉我们您想讨论的内容，我们会安排合适的同事并带上相应的样品。

如果时间不再合适，可通过确认邮件中的链接改期。

此致
{my name}
{company}`,
		},
	},
	{
		name: 'Application: invitation',
		kinds: ['application'],
		subject: { en: 'We would like to meet you', cn: '我们希望与您见面' },
		text: {
			en: `Dear {first name} {last name},

thank you for your application as {job}. We liked what we read and would like to meet you for a conversation of about an hour, by video or at our office.

Please reply with two or three times within the next ten days that suit you.

Kind regards
{my name}
{company}`,
			cn: `尊敬的{last name}{first name}：

您好！感谢您应聘“{job}”职位。您的申请给我们留下了良好的印象，我们希望与您进行约一小时的面谈，可通过视频或在我们的办公室进行。

请回复未来十天内适合您的两三个时间。

此致
{my name}
{company}`,
		},
	},
	{
		name: 'Application: declined',
		kinds: ['application'],
		subject: { en: 'Your application', cn: '您的求职申请' },
		text: {
			en: `Dear {first name} {last name},

thank you for your application as {job} and for the time that you put into it. We have decided to go on with other applicants whose experience is closer to what this job asks for.

We wish you well, and would be glad to hear from you again when another of our jobs suits you.

Kind regards
{my name}
{company}`,
			cn: `尊敬的{last name}{first name}：

您好！感谢您应聘“{job}”职位，也感谢您为此投入的时间。我们决定继续与经验更符合该职位要求的其他申请人沟通。

祝您一切顺利。今后如有其他适合您的职位，欢迎再次申请。

此致
{my name}
{company}`,
		},
	},
];
