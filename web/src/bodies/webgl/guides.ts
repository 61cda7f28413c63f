// What helps a hand to see depth: the footprint on what is below, its shade, and the plumb line.

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  ConeGeometry,
  DoubleSide,
  DynamicDrawUsage,
  GreaterDepth,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { guideColours } from '../stage';
import type { Held, Touch, Vec3 } from '../types';
import { between, length, middle, minus, plus, scaled, unit, UP } from '../vector';

const MOST_DASHES = 96;
const MOST_CORNERS = 24;
const DASH_MM = 2.6;
const GAP_MM = 1.7;
/** The footprint floats this much before what is touched, so that it is drawn over it. */
const LIFT_MM = 0.5;
const X_AXIS = new Vector3(1, 0, 0);
const Y_AXIS = new Vector3(0, 1, 0);

export class Guides {
  readonly group = new Group();
  private readonly paint = new MeshBasicMaterial({ fog: false });
  private readonly hidden = new MeshBasicMaterial({
    fog: false,
    transparent: true,
    opacity: 0.3,
    depthFunc: GreaterDepth,
    depthWrite: false,
  });
  private readonly edge = new MeshBasicMaterial({
    transparent: true,
    opacity: 0.62,
    depthWrite: false,
    fog: false,
  });
  private readonly box = new BoxGeometry(1, 1, 1);
  private readonly dashes = this.dashed(this.paint, 3);
  private readonly unseen = this.dashed(this.hidden, 4);
  private readonly casing = this.dashed(this.edge, 2);
  private readonly shade = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({
      color: '#0A0718',
      transparent: true,
      opacity: 0.3,
      depthWrite: false,
      side: DoubleSide,
      fog: false,
    }),
  );
  private readonly bob = new Mesh(new ConeGeometry(1, 2.6, 16), this.paint);
  private readonly matrix = new Matrix4();

  constructor() {
    this.shade.geometry.setAttribute(
      'position',
      new BufferAttribute(new Float32Array(MOST_CORNERS * 3), 3).setUsage(DynamicDrawUsage),
    );
    this.shade.geometry.setIndex(
      Array.from({ length: MOST_CORNERS - 2 }, (_, i) => [0, i + 1, i + 2]).flat(),
    );
    this.shade.frustumCulled = false;
    this.shade.renderOrder = 1;
    this.group.add(this.shade, this.casing, this.dashes, this.unseen, this.bob);
    this.group.visible = false;
  }

  /** `mmPerPx` keeps lines as thick on every screen. */
  show(held: Held | null, mmPerPx: number): void {
    const touch = held?.touch ?? null;
    this.group.visible = touch !== null;
    if (!touch) return;
    const { line, edge } = guideColours(touch.press);
    this.paint.color.set(line);
    this.hidden.color.set(line);
    this.edge.color.set(edge);
    this.layShade(touch);
    this.layLines(touch, Math.min(1.5, Math.max(0.5, 2.8 * mmPerPx)));
  }

  close(): void {
    for (const mesh of [this.dashes, this.unseen, this.casing]) mesh.dispose();
    for (const part of [
      this.box,
      this.paint,
      this.hidden,
      this.edge,
      this.shade.geometry,
      this.shade.material,
      this.bob.geometry,
    ])
      part.dispose();
  }

  private dashed(material: MeshBasicMaterial, order: number): InstancedMesh {
    const mesh = new InstancedMesh(this.box, material, MOST_DASHES);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    return mesh;
  }

  private layShade({ footprint, plumb, gap }: Touch): void {
    const back = scaled(backOf(plumb), LIFT_MM * 0.5);
    const corners = footprint.slice(0, MOST_CORNERS).map((corner) => plus(corner, back));
    const place = this.shade.geometry.getAttribute('position');
    corners.forEach((corner, i) => place.setXYZ(i, ...corner));
    place.needsUpdate = true;
    this.shade.geometry.setDrawRange(0, Math.max(0, corners.length - 2) * 3);
    this.shade.material.opacity = 0.42 / (1 + gap / 45);
  }

  private layLines({ footprint, plumb, gap }: Touch, thick: number): void {
    const back = backOf(plumb);
    const lift = scaled(back, LIFT_MM);
    const lines = outline(footprint.map((corner) => plus(corner, lift)));
    const [from, to] = plumb;
    const rope = gap > 1.5;
    if (rope) lines.push([from, plus(to, lift)]);
    const count = Math.min(MOST_DASHES, lines.length);
    for (let i = 0; i < count; i++) {
      const [a, b] = lines[i] as [Vec3, Vec3];
      const isRope = rope && i === lines.length - 1;
      this.layLine(i, a, b, isRope ? thick * 0.75 : thick);
    }
    for (const mesh of [this.dashes, this.unseen, this.casing]) {
      mesh.count = count;
      mesh.instanceMatrix.needsUpdate = true;
    }
    this.bob.visible = gap > 4;
    this.bob.scale.setScalar(thick * 1.7);
    this.bob.quaternion.setFromUnitVectors(Y_AXIS, new Vector3(...back).negate());
    this.bob.position.set(...plus(to, scaled(back, thick * 1.7 * 1.3 + LIFT_MM)));
  }

  private layLine(i: number, a: Vec3, b: Vec3, thick: number): void {
    const way = new Vector3(...minus(b, a));
    const turn = new Quaternion().setFromUnitVectors(X_AXIS, way.clone().normalize());
    const [at, size] = [new Vector3(...between(a, b, 0.5)), way.length()];
    this.dashes.setMatrixAt(i, this.matrix.compose(at, turn, new Vector3(size, thick, thick)));
    this.unseen.setMatrixAt(i, this.matrix);
    this.casing.setMatrixAt(
      i,
      this.matrix.compose(at, turn, new Vector3(size + thick * 0.7, thick * 1.8, thick * 0.2)),
    );
  }
}

/** Against the way that the hand brings the body in: up, for one that is lowered. */
function backOf([from, to]: Touch['plumb']): Vec3 {
  const way = minus(from, to);
  return length(way) > 0.01 ? unit(way) : UP;
}

/** Dashes around a polygon, drawn in a little so that they lie on what they mark. */
function outline(corners: readonly Vec3[]): [Vec3, Vec3][] {
  const inside = middle(corners);
  const ring = corners.map((corner) => between(corner, inside, 0.03));
  return ring.flatMap((corner, i): [Vec3, Vec3][] => {
    const after = ring[(i + 1) % ring.length] ?? corner;
    const long = length(minus(after, corner));
    const count = Math.max(1, Math.round(long / (DASH_MM + GAP_MM)));
    const full = DASH_MM / (DASH_MM + GAP_MM);
    return Array.from({ length: count }, (_, k) => [
      between(corner, after, (k + (1 - full) / 2) / count),
      between(corner, after, (k + (1 + full) / 2) / count),
    ]);
  });
}
