// What can be chosen: sites as dashed squares, cells as lit tiles. What is behind something shines
// through it faintly.

import {
  BoxGeometry,
  DoubleSide,
  DynamicDrawUsage,
  GreaterDepth,
  Group,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  Object3D,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type Material,
} from 'three';
import { stand } from '../../../bodies/webgl/bodies';
import { texture } from '../../../bodies/webgl/canvas';
import { themeNow } from '../../../bodies/webgl/scenery';
import type { Vec3 } from '../../../bodies/types';
import { plus, scaled } from '../../../bodies/vector';
import { frameGeometry } from './square-frame';
import type { CellMark, SiteMark } from './open';
import { cardPose, feet, inPlane, millimetres } from '../places';
import { CARD_MM, UNIT_MM } from '../sizes';

const MOST_SITES = 72;
const MOST_CELLS = 128;
/** Dashes along each side. */
const DASHES = 7;
const DASH = 0.58;
const THICK_MM = 1.1;
const HALF = CARD_MM / 2 - 1.2;
const TILE_MM = UNIT_MM - 3;
const TILE_PX = 64;
const LIFT_MM = 0.5;
const AMBER = { dusk: '#FFB547', day: '#B26400' } as const;

const X_AXIS = new Vector3(1, 0, 0);

export class Marks {
  readonly group = new Group();
  private readonly box = new BoxGeometry(1, 1, 1);
  private readonly tile = new PlaneGeometry(TILE_MM, TILE_MM);
  private readonly rim = frameGeometry(CARD_MM, 2.2);
  private readonly tileMap = texture(TILE_PX, TILE_PX, drawTile);
  private readonly bright = new MeshBasicMaterial({ fog: false });
  private readonly dim = new MeshBasicMaterial({
    fog: false,
    transparent: true,
    opacity: 0.34,
    depthWrite: false,
  });
  private readonly behind = new MeshBasicMaterial({
    fog: false,
    transparent: true,
    opacity: 0.16,
    depthWrite: false,
    depthFunc: GreaterDepth,
  });
  private readonly lit = new MeshBasicMaterial({
    map: this.tileMap,
    fog: false,
    transparent: true,
    opacity: 0.8,
    depthWrite: false,
    side: DoubleSide,
  });
  private readonly litBehind = new MeshBasicMaterial({
    map: this.tileMap,
    fog: false,
    transparent: true,
    opacity: 0.28,
    depthWrite: false,
    depthFunc: GreaterDepth,
    side: DoubleSide,
  });
  private readonly litChosen = new MeshBasicMaterial({
    map: this.tileMap,
    fog: false,
    transparent: true,
    opacity: 1,
    depthWrite: false,
    side: DoubleSide,
  });
  private readonly dashes = this.instances(this.box, this.bright, MOST_SITES * 4 * DASHES, 2);
  private readonly faint = this.instances(this.box, this.dim, MOST_SITES * 4 * DASHES, 2);
  private readonly unseen = this.instances(this.box, this.behind, MOST_SITES * 4 * DASHES, 3);
  private readonly tiles = this.instances(this.tile, this.lit, MOST_CELLS, 1);
  private readonly tilesBehind = this.instances(this.tile, this.litBehind, MOST_CELLS, 1);
  private readonly tilesChosen = this.instances(this.tile, this.litChosen, 4, 1);
  private readonly chosen = new Mesh(this.rim, this.bright);
  private readonly chosenBehind = new Mesh(this.rim, this.behind);
  private readonly at = new Object3D();
  private readonly all = [
    this.dashes,
    this.faint,
    this.unseen,
    this.tiles,
    this.tilesBehind,
    this.tilesChosen,
  ];

  constructor() {
    this.chosen.visible = this.chosenBehind.visible = false;
    this.chosenBehind.renderOrder = 3;
    this.group.add(...this.all, this.chosen, this.chosenBehind);
  }

  sites(sites: readonly SiteMark[]): void {
    const counts = new Map([this.dashes, this.faint, this.unseen].map((mesh) => [mesh, 0]));
    for (const site of sites.filter(({ isChosen }) => !isChosen)) this.dash(site, counts);
    for (const [mesh, count] of counts) commit(mesh, count);
    const chosen = sites.find(({ isChosen }) => isChosen);
    this.chosen.visible = this.chosenBehind.visible = chosen !== undefined;
    if (chosen)
      for (const frame of [this.chosen, this.chosenBehind]) stand(frame, cardPose(chosen));
  }

  cells(cells: readonly CellMark[]): void {
    this.at.quaternion.identity();
    this.at.scale.setScalar(1);
    const counts = new Map(
      [this.tiles, this.tilesBehind, this.tilesChosen].map((mesh) => [mesh, 0]),
    );
    for (const { at, isChosen } of cells) {
      this.at.position.set(...plus(feet(at), [0, 0, LIFT_MM]));
      this.at.updateMatrix();
      for (const mesh of [isChosen ? this.tilesChosen : this.tiles, this.tilesBehind])
        this.put(mesh, counts);
    }
    for (const [mesh, count] of counts) commit(mesh, count);
  }

  /** In the colours of the theme. */
  dress(): void {
    const theme = themeNow();
    for (const paint of [this.bright, this.dim, this.behind]) {
      // Beyond white, so that it stays lamp amber after the light is rolled off.
      paint.color.set(AMBER[theme]).multiplyScalar(theme === 'dusk' ? 1.6 : 1);
    }
    this.dim.opacity = theme === 'dusk' ? 0.34 : 0.5;
    for (const paint of [this.lit, this.litBehind, this.litChosen])
      paint.color.setScalar(theme === 'dusk' ? 1.35 : 1.1);
  }

  close(): void {
    for (const mesh of this.all) mesh.dispose();
    const paints: Material[] = [
      this.bright,
      this.dim,
      this.behind,
      this.lit,
      this.litBehind,
      this.litChosen,
    ];
    for (const part of [...paints, this.box, this.tile, this.rim, this.tileMap]) part.dispose();
  }

  private instances(
    geometry: BoxGeometry | PlaneGeometry,
    material: MeshBasicMaterial,
    most: number,
    order: number,
  ): InstancedMesh {
    const mesh = new InstancedMesh(geometry, material, most);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    mesh.count = 0;
    return mesh;
  }

  private dash({ at, normal, isDim }: SiteMark, counts: Map<InstancedMesh, number>): void {
    const [u, v] = inPlane(normal);
    const middle = millimetres(at);
    const long = (2 * HALF) / DASHES;
    for (const [along, across] of [
      [u, v],
      [v, u],
    ] as const) {
      this.at.quaternion.copy(new Quaternion().setFromUnitVectors(X_AXIS, new Vector3(...along)));
      this.at.scale.set(long * DASH, THICK_MM, THICK_MM);
      for (const side of [-1, 1]) {
        for (let i = 0; i < DASHES; i++) {
          const from = -HALF + (i + 0.5) * long;
          const place: Vec3 = plus(middle, plus(scaled(along, from), scaled(across, side * HALF)));
          this.at.position.set(...place);
          this.at.updateMatrix();
          for (const mesh of isDim ? [this.faint] : [this.dashes, this.unseen])
            this.put(mesh, counts);
        }
      }
    }
  }

  private put(mesh: InstancedMesh, counts: Map<InstancedMesh, number>): void {
    const count = counts.get(mesh) ?? 0;
    if (count >= mesh.instanceMatrix.count) return;
    mesh.setMatrixAt(count, this.at.matrix);
    counts.set(mesh, count + 1);
  }
}

function commit(mesh: InstancedMesh, count: number): void {
  mesh.count = count;
  mesh.visible = count > 0;
  mesh.instanceMatrix.needsUpdate = true;
}

/** A lit tile: a dark line keeps its bright edge apart from planks and paper. */
function drawTile(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = 'rgb(255 246 214 / 74%)';
  pen.fillRect(0, 0, TILE_PX, TILE_PX);
  for (const [from, wide, colour] of [
    [0, 3, '#4A2604'],
    [3, 7, '#FFB547'],
    [10, 2, '#4A260490'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.strokeRect(
      from + wide / 2,
      from + wide / 2,
      TILE_PX - 2 * from - wide,
      TILE_PX - 2 * from - wide,
    );
  }
}
