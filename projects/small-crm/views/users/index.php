<?php

use App\Models\User;
use App\View;

?>
<header class="card-head">
  <h1>Users</h1>
  <a class="button is-main" href="<?= e(url('/users/new')) ?>">New user</a>
</header>
<?= View::part('parts/filter', ['path' => '/users', 'search' => $search, 'options' => [], 'chosen' => '']) ?>
<?php if ($page->rows === []): ?>
  <p class="empty">No user fits.</p>
<?php else: ?>
  <table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">E-mail</th>
        <th scope="col">Role</th>
        <th scope="col">Status</th>
        <th scope="col" class="is-number">Customers</th>
        <th scope="col">Last sign-in</th>
      </tr>
    </thead>
    <tbody>
      <?php foreach ($page->rows as $person): ?>
        <tr>
          <td data-label="Name"><a href="<?= e(url('/users/' . $person['id'] . '/edit')) ?>"><?= e($person['name']) ?></a></td>
          <td data-label="E-mail"><?= e($person['email']) ?></td>
          <td data-label="Role"><?= e(User::ROLES[$person['role']]) ?></td>
          <td data-label="Status"><?= chip($person['status']) ?></td>
          <td data-label="Customers" class="is-number"><?= e($person['customers']) ?></td>
          <td data-label="Last sign-in"><?= e(show_time($person['last_login_at'])) ?></td>
        </tr>
      <?php endforeach ?>
    </tbody>
  </table>
<?php endif ?>
<?= View::part('parts/pager', ['page' => $page, 'path' => '/users', 'query' => ['q' => $search], 'noun' => 'user']) ?>
