/** The end of every job description: the benefits of this position, then those of all colleagues. */
export const benefits = (ofThisJob: string) => `<h3>Benefits</h3>
<ul>
<li>${ofThisJob}</li>
<li>Health care benefits, explained in plain words before you start</li>
<li>A retirement plan</li>
<li>Professional development, with time set aside for it</li>
</ul>`;

export const chineseBenefits = (ofThisJob: string) => `<h3>福利待遇</h3>
<ul>
<li>${ofThisJob}</li>
<li>医疗保障福利，入职前为您清楚说明</li>
<li>退休计划</li>
<li>职业发展支持，并预留专门时间</li>
</ul>`;
