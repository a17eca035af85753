// How people are built: two triangles, a circle and sticks. A standing adult is 100 units high.

export interface Build {
  shoulder: number;
  torso: number;
  neck: number;
  head: number;
  pelvis: number;
  hip: number;
  thigh: number;
  shin: number;
  upperArm: number;
  foreArm: number;
}

export const ADULT: Build = {
  shoulder: 14,
  torso: 27,
  neck: 4.5,
  head: 6.6,
  pelvis: 20,
  hip: 10.6,
  thigh: 17,
  shin: 17,
  upperArm: 15.5,
  foreArm: 15.5,
};

export const WOMAN: Build = { ...ADULT, hip: 12.6 };

export const CHILD: Build = {
  shoulder: 12,
  torso: 22,
  neck: 4,
  head: 8.2,
  pelvis: 17,
  hip: 10.5,
  thigh: 15,
  shin: 15,
  upperArm: 13,
  foreArm: 13,
};
