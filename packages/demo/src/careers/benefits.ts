/** Closes every job description: what all colleagues get, after what this position adds to it. */
export const benefits = (ofThisJob: string) => `<h3>Benefits</h3>
<ul>
<li>${ofThisJob}</li>
<li>Health care benefits, explained in plain words before you start</li>
<li>A retirement plan</li>
<li>Professional development, with time set aside for it</li>
</ul>`;
