<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\Models\AccessLog;
use App\Models\User;
use App\Request;
use App\Response;

/** What people change about themselves. E-mail, role and status belong to the administrator. */
final class ProfileController extends Controller
{
    public function edit(): Response
    {
        return $this->page(Form::of($this->user()));
    }

    public function update(): Response
    {
        $form = Form::sent()->text('name', 'Name', 80)->phone('phone', 'Phone', required: false);
        if (!$form->isValid()) {
            return $this->page($form);
        }
        User::change($this->user()['id'], $form->values('name', 'phone'));

        return $this->done('/profile', 'Your profile has been saved.');
    }

    public function editPassword(): Response
    {
        return $this->passwordPage(Form::of());
    }

    public function updatePassword(): Response
    {
        $user = $this->user();
        $form = Form::sent()->newPassword('password', 'password_again');
        if (!password_verify(Request::secret('current_password'), $user['password_hash'])) {
            $form->refuse('current_password', 'This is not your current password.');
        }
        if (!$form->isValid()) {
            return $this->passwordPage($form);
        }
        User::setPassword($user['id'], Request::secret('password'));
        Auth::begin($user['id']); // starts a new session in this browser; those in other browsers have ended
        AccessLog::add('password_changed', $user['email']);

        return $this->done('/profile', 'Your password has been changed.');
    }

    private function page(Form $form): Response
    {
        return Response::view('profile/edit', [
            'title' => 'Profile',
            'form' => $form,
            'person' => $this->user(),
        ], $form->isValid() ? 200 : 422);
    }

    private function passwordPage(Form $form): Response
    {
        return Response::view('profile/password', [
            'title' => 'Change password',
            'form' => $form,
        ], $form->isValid() ? 200 : 422);
    }
}
