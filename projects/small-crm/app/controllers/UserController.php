<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Database;
use App\Form;
use App\HttpError;
use App\Models\AccessLog;
use App\Models\User;
use App\Request;
use App\Response;
use PDOException;

/** Accounts. They are blocked, never deleted, because records refer to them. */
final class UserController extends Controller
{
    public function index(): Response
    {
        $search = Request::query('q');

        return Response::view('users/index', [
            'title' => 'Users',
            'page' => User::page($search),
            'search' => $search,
        ]);
    }

    public function create(): Response
    {
        return $this->page('New user', '/users', Form::of(['role' => 'user', 'status' => 'active']), isNew: true);
    }

    public function store(): Response
    {
        $form = $this->checked()->newPassword('password', 'password_again');
        if ($form->isValid()) {
            try {
                $row = $form->values('name', 'email', 'phone', 'role', 'status');
                User::add($row, Request::secret('password'));
                AccessLog::add('user_added', $row['email']);

                return $this->done('/users', $row['name'] . ' can sign in now.');
            } catch (PDOException $error) {
                $this->explainDuplicate($form, $error);
            }
        }

        return $this->page('New user', '/users', $form, isNew: true);
    }

    public function edit(int $id): Response
    {
        $user = $this->found(User::find($id));

        return $this->page('Edit ' . $user['name'], "/users/$id", Form::of($user), isNew: false);
    }

    public function update(int $id): Response
    {
        $user = $this->found(User::find($id));
        $form = $this->checked();
        $this->keepOwnAccess($form, $user);
        $hasNewPassword = Request::secret('password') !== '';
        if ($hasNewPassword) {
            $form->newPassword('password', 'password_again');
        }
        if ($form->isValid()) {
            try {
                $this->save($form, $user, $hasNewPassword);

                return $this->done('/users', 'The changes have been saved.');
            } catch (PDOException $error) {
                $this->explainDuplicate($form, $error);
            }
        }

        return $this->page('Edit ' . $user['name'], "/users/$id", $form, isNew: false);
    }

    private function save(Form $form, array $user, bool $hasNewPassword): void
    {
        Database::transaction(function () use ($form, $user, $hasNewPassword): void {
            // If two administrators take each other's role away at the same moment, the second one has to wait and is
            // no administrator any more: so one always remains.
            if (!in_array($this->user()['id'], User::lockAdministrators(), true)) {
                throw new HttpError(403, 'Your account may not change users any more.');
            }
            User::change($user['id'], $form->values('name', 'email', 'phone', 'role', 'status'));
            if ($hasNewPassword) {
                User::setPassword($user['id'], Request::secret('password'));
            }
            AccessLog::add('user_changed', $user['email']);
        });
        if ($hasNewPassword && $user['id'] === $this->user()['id']) {
            Auth::begin($user['id']); // without this, the new password would end the administrator's own session
        }
    }

    /** Nobody can block themselves or take their own role away, so that there is always one administrator. */
    private function keepOwnAccess(Form $form, array $user): void
    {
        if ($user['id'] !== $this->user()['id']) {
            return;
        }
        if ($form->value('role') !== 'admin') {
            $form->refuse('role', 'You cannot take your own administrator role away.');
        }
        if ($form->value('status') !== 'active') {
            $form->refuse('status', 'You cannot block yourself.');
        }
    }

    private function checked(): Form
    {
        return Form::sent()
            ->text('name', 'Name', 80)
            ->email('email', 'E-mail')
            ->phone('phone', 'Phone', required: false)
            ->choice('role', 'role', User::ROLES)
            ->choice('status', 'status', User::STATUSES);
    }

    private function explainDuplicate(Form $form, PDOException $error): void
    {
        if (!Database::isDuplicate($error)) {
            throw $error;
        }
        $form->refuse('email', 'Another user has this e-mail already.');
    }

    private function page(string $title, string $action, Form $form, bool $isNew): Response
    {
        return Response::view('users/form', [
            'title' => $title,
            'action' => $action,
            'form' => $form,
            'isNew' => $isNew,
        ], $form->isValid() ? 200 : 422);
    }
}
