// The round wooden table, and the felt mat with the spot on which the stack stands.

import {
  CircleGeometry,
  CylinderGeometry,
  Mesh,
  MeshLambertMaterial,
  RepeatWrapping,
  type BufferGeometry,
  type Material,
  type Texture,
} from 'three';
import { longGrain, stream, texture, type Grain, type Pen } from '../../../bodies/webgl/canvas';
import type { Theme } from '../../../bodies/webgl/scenery';

const TABLE_MM = 800;
const MAT_MM = 214;
const SPOT_MM = 52;
const DASHES_MM = 203;
/** The mat is level with the table of the engine; the wood lies below it. */
const MAT_THICK_MM = 1.6;
const WOOD_PX = 1024;
const MAT_PX = 1024;

interface Paint {
  wood: Grain;
  plank: string;
  rim: string;
  felt: string;
  fibres: readonly [string, string];
  edge: string;
  line: string;
}

const PAINTS: Record<Theme, Paint> = {
  dusk: {
    wood: { base: '#522E1C', dark: '#1C0B05', light: '#875638', contrast: 0.85, lines: 260 },
    plank: '#1A0B06',
    rim: '#3A2114',
    felt: '#3B3C66',
    fibres: ['#1F2146', '#6C70A2'],
    edge: '#22264A',
    line: '#C9CCEA',
  },
  day: {
    wood: { base: '#C69766', dark: '#7A4A22', light: '#EBCB9C', contrast: 0.6, lines: 260 },
    plank: '#7A4A22',
    rim: '#8F6238',
    felt: '#747CB2',
    fibres: ['#525994', '#9FA6D6'],
    edge: '#5A6098',
    line: '#F4F4FF',
  },
};

export function makeTable(theme: Theme): { meshes: Mesh[]; close: () => void } {
  const paint = PAINTS[theme];
  const wood = texture(WOOD_PX, WOOD_PX, (pen) => drawPlanks(pen, paint));
  wood.wrapS = wood.wrapT = RepeatWrapping;
  wood.repeat.set(4, 4);
  const felt = texture(MAT_PX, MAT_PX, (pen) => drawFelt(pen, paint));
  const made: (BufferGeometry | Material | Texture)[] = [wood, felt];
  const mesh = (geometry: BufferGeometry, material: MeshLambertMaterial, z: number): Mesh => {
    made.push(geometry, material);
    const part = new Mesh(geometry, material);
    part.position.z = z;
    part.receiveShadow = true;
    return part;
  };
  const top = mesh(
    new CircleGeometry(TABLE_MM, 96),
    new MeshLambertMaterial({ map: wood }),
    -MAT_THICK_MM,
  );
  top.rotation.z = -0.06;
  const side = mesh(
    new CylinderGeometry(TABLE_MM, TABLE_MM * 0.985, 34, 96, 1, true),
    new MeshLambertMaterial({ color: paint.rim }),
    -MAT_THICK_MM - 17,
  );
  side.rotation.x = Math.PI / 2;
  const mat = mesh(new CircleGeometry(MAT_MM, 96), new MeshLambertMaterial({ map: felt }), 0);
  const hem = mesh(
    new CylinderGeometry(MAT_MM, MAT_MM, MAT_THICK_MM, 96, 1, true),
    new MeshLambertMaterial({ color: paint.edge }),
    -MAT_THICK_MM / 2,
  );
  hem.rotation.x = Math.PI / 2;
  for (const part of [top, side]) part.position.y = 60;
  return { meshes: [top, side, mat, hem], close: () => made.forEach((part) => part.dispose()) };
}

function drawPlanks(pen: Pen, { wood, plank }: Paint): void {
  longGrain(pen, WOOD_PX, wood, stream(51));
  pen.fillStyle = plank;
  pen.globalAlpha = 0.5;
  for (let i = 0; i < 4; i++) pen.fillRect(0, (i * WOOD_PX) / 4, WOOD_PX, 2.4);
  pen.globalAlpha = 1;
}

function drawFelt(pen: Pen, { felt, fibres, line }: Paint): void {
  const [middle, mm] = [MAT_PX / 2, MAT_PX / (2 * MAT_MM)];
  pen.fillStyle = felt;
  pen.fillRect(0, 0, MAT_PX, MAT_PX);
  const next = stream(9);
  for (let i = 0; i < 26000; i++) {
    const angle = next() * 2 * Math.PI;
    pen.globalAlpha = next() * 0.2;
    pen.fillStyle = fibres[next() < 0.5 ? 0 : 1];
    pen.fillRect(
      next() * MAT_PX,
      next() * MAT_PX,
      1 + Math.abs(Math.cos(angle)) * 3.4,
      1 + Math.abs(Math.sin(angle)) * 3.4,
    );
  }
  pen.strokeStyle = line;
  pen.globalAlpha = 0.55;
  pen.lineWidth = 1.3 * mm;
  pen.setLineDash([6 * mm, 4 * mm]);
  pen.beginPath();
  pen.arc(middle, middle, DASHES_MM * mm, 0, 2 * Math.PI);
  pen.stroke();
  pen.setLineDash([]);
  pen.lineWidth = 0.9 * mm;
  pen.beginPath();
  pen.arc(middle, middle, SPOT_MM * mm, 0, 2 * Math.PI);
  for (let i = 0; i < 24; i++) {
    const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    const far = (SPOT_MM + (i % 6 === 0 ? 10 : 3.5)) * mm;
    pen.moveTo(middle + x * SPOT_MM * mm, middle + y * SPOT_MM * mm);
    pen.lineTo(middle + x * far, middle + y * far);
  }
  pen.stroke();
  pen.globalAlpha = 1;
}
