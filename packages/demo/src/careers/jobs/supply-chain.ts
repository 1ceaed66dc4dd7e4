import type { Job } from '@site/contract/careers';
import { benefits, chineseBenefits } from '../benefits.ts';
import { supplyChain } from '../job-categories.ts';
import { atlanta, sanDiego, singapore } from '../job-locations.ts';

export const supplyChainJobs: Job[] = [
	{
		id: 10,
		title: { en: 'Demand Planner, Respiratory Tests', cn: '呼吸道检测产品需求计划员' },
		categoryId: supplyChain.id,
		locationIds: [atlanta.id, sanDiego.id],
		postedOn: '2026-10-30',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>Demand for respiratory tests can turn within two weeks, and nobody knows in June which two weeks those will be. You build the forecast, say how sure you are of it, and agree with sales and production on what to make, where to keep it and when to move it.</p>
<h3>What you will do</h3>
<ul>
<li>Forecast demand by product, region and month, with a range and not just a number</li>
<li>Follow public surveillance data and what distributors tell us</li>
<li>Run the monthly planning meeting and write down what was decided</li>
<li>Set stock levels for each warehouse with shelf life in mind</li>
<li>Warn early when a product will run short or grow old</li>
<li>Look back after each season and say where the plan was wrong</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in business, engineering, statistics or a similar field</li>
<li>Experience in planning for a product with seasons or promotions</li>
<li>Confidence with data tools and healthy doubt about their output</li>
<li>The ability to explain a forecast to people who want a promise</li>
</ul>
<p>Both offices are open to you. You will visit the other one every two months.</p>
${benefits('A quiet summer: extra days off between the seasons')}`,
			cn: `<h3>职位介绍</h3>
<p>呼吸道检测的需求可能在两周内逆转，而六月里没有人知道会是哪两周。您将编制预测，说明把握有多大，并与销售和生产就生产什么、存放在哪里、何时调拨达成一致。</p>
<h3>工作内容</h3>
<ul>
<li>按产品、地区和月份预测需求，给出区间而不只是一个数字</li>
<li>跟踪公开的监测数据和经销商的反馈</li>
<li>主持月度计划会议，并记录决定</li>
<li>结合有效期设定各仓库的库存水平</li>
<li>对即将缺货或临近效期的产品及早预警</li>
<li>每个流行季结束后复盘，指出计划哪里出了错</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>商科、工程、统计或类似专业学位</li>
<li>有季节性或促销性产品的计划经验</li>
<li>熟练使用数据工具，并对其输出保持合理怀疑</li>
<li>能向想要承诺的人解释什么是预测</li>
</ul>
<p>两处办公室均可选择，每两个月到访另一处一次。</p>
${chineseBenefits('清静的夏天：流行季之间的额外休假')}`,
		},
	},
	{
		id: 11,
		title: { en: 'Warehouse Shift Lead', cn: '仓库班组长' },
		categoryId: supplyChain.id,
		locationIds: [atlanta.id],
		postedOn: '2026-11-12',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>From our Atlanta warehouse, tests go to clinics, pharmacies and distributors across the country. You lead the late shift: twelve people who receive, store, pick, pack and ship. You answer for safety, for accuracy and for the temperature in the building.</p>
<h3>What you will do</h3>
<ul>
<li>Plan the shift and adjust it when a truck is late or an order is urgent</li>
<li>See that lots are shipped by expiration date, first to expire, first out</li>
<li>Watch temperature records and act when a value leaves its range</li>
<li>Check counts, solve differences and keep the system true to the shelf</li>
<li>Train new colleagues on equipment and safe lifting</li>
<li>Hand over to the morning shift in writing</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Experience in a warehouse with scanning and lot control; medical products are a plus</li>
<li>Some time as a lead, trainer or deputy</li>
<li>A forklift certificate, or the readiness to get one with us</li>
<li>A steady manner when it gets busy in December</li>
<li>Good spoken English; Spanish is welcome</li>
</ul>
<p>The shift runs from early afternoon to late evening, Monday to Friday, with some Saturdays in winter. The schedule is set four weeks ahead.</p>
${benefits('Shift pay, and free meals on Saturdays in the season')}`,
			cn: `<h3>职位介绍</h3>
<p>检测产品从我们的亚特兰大仓库发往全国各地的诊所、药房和经销商。您将带领晚班：十二名同事负责收货、入库、拣货、包装和发运。您对安全、准确和库内温度负责。</p>
<h3>工作内容</h3>
<ul>
<li>安排班次，并在卡车晚点或订单紧急时及时调整</li>
<li>确保按效期发货，近效期先出</li>
<li>监看温度记录，一旦超出范围立即处理</li>
<li>核对数量，查清差异，保证账实相符</li>
<li>培训新同事使用设备和安全搬运</li>
<li>以书面方式向早班交接</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>有使用扫码和批号管理的仓库经验，接触过医疗产品者更佳</li>
<li>曾任组长、培训员或副手</li>
<li>持有叉车证，或愿意入职后考取</li>
<li>在繁忙的十二月也能沉着应对</li>
<li>英语口语良好，会西班牙语者欢迎</li>
</ul>
<p>班次为周一至周五午后至深夜，冬季部分周六上班。排班提前四周公布。</p>
${chineseBenefits('班次津贴，以及旺季周六的免费餐食')}`,
		},
	},
	{
		id: 12,
		title: { en: 'Trade Compliance and Logistics Specialist', cn: '贸易合规与物流专员' },
		categoryId: supplyChain.id,
		locationIds: [singapore.id],
		postedOn: '2026-09-14',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>Our products reach customers in more than 170 countries, and many of them pass through Singapore. You see to it that goods, papers and permits travel together. When a shipment stands still at a border, you know why and whom to call.</p>
<h3>What you will do</h3>
<ul>
<li>Book sea, air and road freight and compare carriers on more than price</li>
<li>Classify products and prepare export, import and customs documents</li>
<li>Check import permits for diagnostics with local partners before goods leave</li>
<li>Plan transport so that temperature limits are kept, and read the loggers on arrival</li>
<li>Screen orders against sanctions lists and keep the record</li>
<li>Settle claims with carriers and insurers</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A diploma or degree in logistics, trade or business</li>
<li>Three or more years in freight forwarding or trade compliance</li>
<li>Knowledge of customs tariff codes, delivery terms and letters of credit</li>
<li>Experience with medical or temperature-sensitive goods is helpful</li>
<li>English; another language of the region is an advantage</li>
</ul>
<p>You work with colleagues in Atlanta and China every day, and your calendar is arranged so that evenings stay free.</p>
${benefits('A transport allowance and paid trade compliance courses')}`,
			cn: `<h3>职位介绍</h3>
<p>我们的产品供应 170 多个国家和地区的客户，其中许多经由新加坡转运。您将确保货物、单证和许可同步到位。当一票货在边境停滞不前，您知道原因，也知道该联系谁。</p>
<h3>工作内容</h3>
<ul>
<li>预订海运、空运和陆运，比较承运商时不只看价格</li>
<li>为产品归类，准备出口、进口和报关单证</li>
<li>发货前与当地合作伙伴核实诊断产品的进口许可</li>
<li>规划运输以满足温度要求，并在到货时读取温度记录仪</li>
<li>对照制裁名单筛查订单并保存记录</li>
<li>与承运商和保险公司处理索赔</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>物流、贸易或商科专科或以上学历</li>
<li>三年以上货运代理或贸易合规经验</li>
<li>熟悉海关税则号列、贸易术语和信用证</li>
<li>有医疗产品或温控货物经验者优先</li>
<li>英语流利，会本地区其他语言者更佳</li>
</ul>
<p>您每天与亚特兰大和中国的同事协作，日程安排会让您的晚间保持空闲。</p>
${chineseBenefits('交通津贴和带薪贸易合规课程')}`,
		},
	},
];
